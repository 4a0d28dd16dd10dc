import { screen, within } from '@testing-library/react';
import { ChangesView } from '@/components/studio/changes-view';
import { MatrixView } from '@/components/studio/matrix-view';
import { PageEdges } from '@/components/studio/page-edges';
import { ReportView } from '@/components/studio/report-view';
import { showAt, studio } from './testing/studio-view.fixture';

const AT = Date.parse('2026-11-20T12:00:00Z');
const where = { project: 'hgg' as const, path: '/', territories: ['DE'] };
const german = {
  ...studio,
  messages: {
    ...studio.messages,
    model: { ...studio.messages.model, types: { textBox: 'Textkasten' } },
  },
};
const titles = { 'hgg-home-summer': 'Sommer', 'hgg-home-winter': 'Winter' };

test('ED-10: the list of changes names entries by title and type', () => {
  const change = { ...where, at: AT, id: 'hgg-home-summer', type: 'textBox' };
  const overlap = {
    ...where,
    kind: 'overlap' as const,
    subject: 'textBox hgg-home-summer + hgg-home-winter',
    from: AT,
    until: null,
  };
  showAt(
    '/studio/changes',
    <ChangesView
      studio={german}
      choice={{ project: 'hgg', path: '', days: 30, isDraft: false, at: null }}
      found={{
        from: AT,
        until: AT,
        changes: [{ ...change, appears: true, empties: false }],
        spans: [overlap],
        charts: [],
      }}
      titles={titles}
      releases={[]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Textkasten: Sommer' })).toBeVisible();
  expect(screen.getByText(/Textkasten Sommer \+ Winter/)).toBeVisible();
  expect(document.body).not.toHaveTextContent('hgg-home');
});

test('ED-10: the page view names what changes and what is hidden by title, an unknown entry by id', () => {
  const block = { path: 'main.0', type: 'textBox' };
  const state = {
    edges: [{ at: AT, appears: [{ ...block, id: 'hgg-home-summer' }], disappears: [] }],
    hidden: [
      { ...block, id: 'hgg-home-winter', because: 'From Sunday' },
      { ...block, id: 'constructor', because: 'Never' },
    ],
  };
  // The view reads these parts of the state.
  const shown = state as unknown as Parameters<typeof PageEdges>[0]['state'];
  showAt(
    '/studio/page',
    <PageEdges state={shown} titles={titles} studio={german} onGo={() => undefined} />,
  );
  const [edges, hidden] = screen.getAllByRole('list');
  expect(within(edges ?? document.body).getByText(/^Textkasten: Sommer /)).toBeVisible();
  expect(
    within(hidden ?? document.body)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Textkasten: Winter', 'Textkasten: constructor']);
});

test('ED-10: the report names each entry in the link that leads to it', () => {
  const line = { kind: 'unused', id: 'hgg-home-summer', type: 'textBox', title: 'Sommer' };
  // Any kind of line will do.
  const lines = [{ ...line, detail: '', severity: 'fault' }] as Parameters<
    typeof ReportView
  >[0]['lines'];
  showAt('/studio/report', <ReportView studio={german} lines={lines} />);
  expect(screen.getByRole('link', { name: 'Mend: Sommer' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('hgg-home-summer');
});

test('ED-10: the matrix names blocks and what is wrong with them by title', () => {
  const row = { id: 'hgg-home-summer', type: 'textBox', path: 'main.0', cells: [] };
  const fault = { ...where, kind: 'never visible' as const, id: 'hgg-home-winter', detail: 'JP' };
  showAt(
    '/studio/matrix',
    <MatrixView
      studio={german}
      choice={{ project: 'hgg', path: '/', days: 30, isDraft: false, at: null }}
      matrix={{ markets: [], rows: [row], pages: [], faults: [fault] }}
      titles={titles}
    />,
  );
  expect(screen.getByRole('link', { name: 'Textkasten: Sommer' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Faults' })).toHaveTextContent('ever: Winter, hgg /');
  expect(screen.getByRole('link', { name: 'Mend: Winter' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('hgg-home');
});
