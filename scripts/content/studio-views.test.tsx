import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { ReleaseState } from '@/lib/studio/studio/release-state';
import { HistoryView, type HistoryViewProps } from '@/components/studio/history-view';
import { FoundEntries } from '@/components/studio/found-entries';
import { ReleaseView } from '@/components/studio/release-view';
import { UsageView } from '@/components/studio/usage-view';
import { showAt, studio, takeRequests } from './testing/studio-view.fixture';

const AT = Date.parse('2026-11-20T12:00:00Z');

const requests = takeRequests();
const show = (view: ReactNode) => showAt('/studio/history', view);

const difference = {
  id: 'story-page',
  type: 'page',
  title: 'Story (story-page)',
  kind: 'changed' as const,
  values: [{ field: 'Title', locale: 'de', before: 'Alt', after: '' }],
  moves: [{ field: 'Main', id: 'one', title: 'One', before: 1, after: 3 }],
};
const history: HistoryViewProps = {
  studio,
  request: { project: 'hgg', locale: 'de-at', path: '/story', at: AT, against: 'draft' },
  history: {
    versions: [{ at: AT, entries: [{ id: 'story-page', type: 'page', title: 'Story' }] }],
    wasFound: true,
    isFound: true,
    gone: ['brief'],
    difference: [difference],
    restorable: [
      { id: 'story-page', title: 'Story', version: 7 },
      { id: 'one', title: 'One', version: 3 },
    ],
  },
};

test('ED-03: both states are shown side by side, with a text about their differences', () => {
  show(<HistoryView {...history} />);
  const changes = screen.getByRole('region', { name: /What has changed since/ });
  expect(changes).toHaveTextContent('Title (de) was Alt, is now empty');
  expect(changes).toHaveTextContent('Main: One moved from position 1 to 3');
  expect(screen.getByText(/Deleted since, and not to be restored: brief/)).toBeVisible();
  const [then, now] = screen.getAllByTitle(/^Page view/).map((frame) => frame.getAttribute('src'));
  expect(then).toContain('source=past');
  expect(then).toContain('at=2026-11-20T12%3A00%3A00.000Z');
  expect(now).toContain('source=draft');
  expect(now).not.toContain('at=');
});

test('ED-10: a restored state names the compared versions, and a conflict is shown', async () => {
  show(<HistoryView {...history} />);
  requests.reply = { status: 409, body: { restored: [], conflicts: [difference] } };
  await userEvent.click(screen.getByRole('checkbox', { name: 'One' }));
  await userEvent.click(screen.getByRole('button', { name: 'Restore as drafts' }));
  expect(requests.sent).toEqual([{ at: AT, entries: [{ id: 'story-page', version: 7 }] }]);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Nothing of them has been overwritten',
  );
});

const release: ReleaseState = {
  id: 'winter',
  title: 'Winter',
  version: 4,
  isArchived: false,
  size: 1,
  scheduled: { actionId: 'act', at: AT },
  publishedAt: AT - 1000,
  publishedBy: '',
  isTakenBack: false,
  faults: [],
  entities: [
    {
      id: 'one',
      kind: 'Entry',
      type: 'textBox',
      title: 'One',
      state: 'changed',
      updatedAt: '2026-11-20T11:00:00Z',
      thumbnail: null,
    },
  ],
  places: [{ project: 'hgg', path: '/story', isPage: true }],
  takeBack: [
    {
      id: 'one',
      kind: 'Entry',
      title: 'One',
      version: 9,
      does: 'restore',
      because: null,
      isDone: false,
    },
    {
      id: 'two',
      kind: 'Entry',
      title: 'Two',
      version: 2,
      does: 'keep',
      because: 'changed since',
      isDone: false,
    },
  ],
};

test('ED-10: a release is previewed at its time, and reverted at the displayed versions', async () => {
  show(<ReleaseView studio={studio} release={release} />);
  expect(screen.getByRole('link', { name: 'Look at it: hgg /story' })).toHaveAttribute(
    'href',
    expect.stringMatching(/source=planned&release=winter&at=2026-11-20T12/),
  );
  const takeBack = screen.getByRole('region', { name: 'Take back' });
  expect(takeBack).toHaveTextContent('Two stays as it is (changed since)');
  requests.reply = { status: 409, body: { ok: false, kind: 'changed', ids: ['one'] } };
  await userEvent.click(within(takeBack).getByRole('button', { name: 'Take back' }));
  expect(requests.sent).toEqual([
    { action: 'take back', id: 'winter', versions: { one: 9, two: 2 } },
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent('nothing was taken back: One');
});

test('ED-13: a rejected release shows the reasons', async () => {
  show(<ReleaseView studio={studio} release={release} />);
  const fault = {
    id: 'one',
    type: 'textBox',
    title: 'Winter text',
    field: 'body',
    kind: 'missing field',
    detail: 'body',
  };
  requests.reply = { status: 422, body: { faults: [{ ...fault, severity: 'fault' }], errors: [] } };
  await userEvent.click(screen.getByRole('button', { name: 'Publish all now' }));
  expect(requests.sent).toEqual([{ action: 'publish', id: 'winter', version: 4 }]);
  const alert = await screen.findByRole('alert', { name: /keeps this from being published/ });
  expect(alert).toHaveTextContent('Winter text');
  expect(alert).toHaveTextContent('body · Nothing is entered here');
});

test('ED-14: each use has an inert preview, and a removal states its effect', () => {
  const place = { project: 'hgg', path: '/story', isPage: true };
  const use = { place, territories: ['AT', 'CH'], picture: '/studio/view?mark=one&look=1' };
  show(
    <UsageView
      studio={studio}
      type=""
      entry="one"
      usage={{
        types: [],
        entries: [{ id: 'one', type: 'textBox', title: 'One', state: 'published', uses: [use] }],
        removal: {
          places: [place],
          emptied: [place],
          broken: [{ id: 'tabs-1', type: 'tabs', field: 'items' }],
          orphans: [],
        },
        titles: { 'tabs-1': 'Über uns' },
      }}
    />,
  );
  const card = screen.getByRole('article', { name: 'One' });
  expect(card).toHaveTextContent('used on pages: 1');
  expect(card).toHaveTextContent('AT CH');
  expect(screen.getByTitle('hgg /story').parentElement).toHaveAttribute('inert');
  const removal = screen.getByRole('region', { name: /What removing all of this would take/ });
  expect(removal).toHaveTextContent('Pages that would be empty (1)');
  expect(screen.getByRole('link', { name: /: Über uns · / })).toHaveAttribute(
    'href',
    '/studio/entry/tabs-1',
  );
});

describe('what a search found', () => {
  const item = (id: string, version: number) => ({
    id,
    version,
    kind: 'Entry' as const,
    type: 'textBox',
    title: id,
    state: 'draft' as const,
    updatedAt: '2026-11-20T12:00:00Z',
    thumbnail: null,
  });

  test('selected entries are published with the versions that were shown', async () => {
    requests.reply = { status: 200, body: { ok: true } };
    show(
      <FoundEntries
        choices={{ nodes: [], tags: [] }}
        items={[item('one', 3), item('two', 7)]}
        messages={studio.messages}
      />,
    );
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select: two' }));
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(requests.sent).toEqual([
      {
        to: 'publish',
        seen: {},
        leftOut: [],
        entries: [{ id: 'two', type: 'textBox', version: 7 }],
      },
    ]);
  });

  test('what is in use is unpublished only after a second click', async () => {
    requests.reply = { status: 409, body: { kind: 'in use', uses: [item('page', 1)] } };
    show(
      <FoundEntries
        choices={{ nodes: [], tags: [] }}
        items={[item('one', 3)]}
        messages={studio.messages}
      />,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Unpublish' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Unpublish all the same' }));
    expect(requests.sent).toMatchObject([{ isConfirmed: false }, { isConfirmed: true }]);
  });
});
