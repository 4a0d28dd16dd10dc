import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { studioMessages } from '@/lib/studio/studio/messages';
import { ReferenceControl } from './reference-control';

/** Requests by their search words, which the test answers; jsdom has no fetch. */
let pending: Map<string, (titles: readonly string[]) => Promise<void>>;

beforeEach(() => {
  pending = new Map();
  globalThis.fetch = (input) => {
    const query = new URL(String(input), 'http://studio').searchParams.get('query') ?? '';
    return new Promise((resolve) => {
      pending.set(query, (titles) =>
        act(async () => {
          const items = titles.map((title) => ({ id: title, kind: 'Entry', type: 'node', title }));
          // The code reads these members of a response.
          resolve({ ok: true, json: () => Promise.resolve({ items }) } as unknown as Response);
          await Promise.resolve();
        }),
      );
    });
  };
});

const choose = () => {
  render(
    <ReferenceControl
      field={{
        id: 'parent',
        label: 'Parent',
        help: null,
        required: false,
        localized: false,
        input: { kind: 'entries', isList: false, max: 1, types: ['node'] },
      }}
      controlId="field-parent"
      value={null}
      language="de"
      messages={studioMessages('en')}
      countries={[]}
      links={[]}
      linked={{}}
      onChange={() => undefined}
    />,
  );
  return userEvent.click(screen.getByRole('button', { name: 'Choose for Parent' }));
};

test('ED-10: a picker shows what was searched for last, whichever response arrives last', async () => {
  await choose();
  await pending.get('')?.(['Home']);
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await userEvent.type(search, 'ab');
  await pending.get('ab')?.(['About us']);
  await pending.get('a')?.(['Atelier']);
  const list = screen.getByRole('list', { name: 'Parent' });
  expect(list).toHaveTextContent('About us');
  expect(list).not.toHaveTextContent('Atelier');
});

test('ED-10: a picker that was closed stays closed when a response arrives', async () => {
  await choose();
  await pending.get('')?.(['Home']);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'a');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await pending.get('a')?.(['Atelier']);
  expect(screen.getByRole('button', { name: 'Choose for Parent' })).toBeVisible();
});
