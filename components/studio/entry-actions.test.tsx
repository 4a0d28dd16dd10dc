import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { studioMessages } from '@/lib/studio/studio/messages';
import { EntryActions } from './entry-actions';
import type { Draft } from './use-entry-draft';

/** Sent requests, what a check finds, and the responses to the next ones; jsdom has no fetch. */
let sent: object[];
let replies: { status: number; body: object }[];
let checked: object;

beforeEach(() => {
  sent = [];
  checked = {};
  globalThis.fetch = (_, { body } = {}) => {
    if (body) sent.push(JSON.parse(String(body)));
    const { status, body: reply } = (body ? replies.shift() : null) ?? {
      status: 200,
      body: checked,
    };
    const response = { ok: status < 400, status, json: () => Promise.resolve(reply) };
    // The code reads these three properties of a response.
    return Promise.resolve(response as unknown as Response);
  };
});

/** The members of a draft that actions use. */
const draft = {
  publishState: 'published',
  latest: () => 7,
  flush: () => Promise.resolve(true),
  take: () => undefined,
} as unknown as Draft;

const actions = (isChangedInside = false, saveState = 'saved') => (
  <EntryActions
    id="page"
    draft={{ ...draft, saveState } as Draft}
    isChangedInside={isChangedInside}
    messages={studioMessages('en')}
  />
);

const show = (isChangedInside = false) => render(actions(isChangedInside));

const theirs = {
  id: 'theirs',
  kind: 'Entry',
  type: 'textBox',
  title: 'Not ready',
  state: 'changed',
  updatedAt: '2026-11-20T12:00:00Z',
  thumbnail: null,
  version: 4,
};

test('ED-10: an entry counts as changed while something inside it is', () => {
  show(true);
  expect(screen.getByText('Changed')).toBeVisible();
});

test('ED-10: drafts of others are named before they are published along, and can be left out', async () => {
  replies = [
    { status: 409, body: { ok: false, kind: 'others', others: [theirs] } },
    { status: 200, body: { version: 8, state: 'published' } },
  ];
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const notice = await screen.findByRole('alert', { name: /Not only your changes/ });
  expect(notice).toHaveTextContent('Not ready');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Not ready' }));
  await userEvent.click(screen.getByRole('button', { name: 'Publish with these' }));
  expect(sent).toMatchObject([
    { id: 'page', version: 7, seen: {}, leftOut: [] },
    { id: 'page', version: 7, seen: { 'Entry theirs': 4 }, leftOut: ['Entry theirs'] },
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('ED-10: unpublishing what is in use asks first, and names what uses it', async () => {
  replies = [
    { status: 409, body: { kind: 'in use', uses: [{ ...theirs, title: 'Winter page' }] } },
    { status: 200, body: { version: 8, state: 'draft' } },
  ];
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Unpublish' }));
  expect(await screen.findByRole('alert', { name: 'This is in use' })).toHaveTextContent(
    'Winter page',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Unpublish all the same' }));
  expect(sent).toMatchObject([
    { to: 'unpublish', isConfirmed: false },
    { to: 'unpublish', isConfirmed: true },
  ]);
});

test('ED-13: the fault that prevented a publish disappears once it is corrected', async () => {
  const fault = {
    id: 'page',
    type: 'page',
    field: 'title',
    kind: 'missing field',
    severity: 'fault',
  };
  replies = [{ status: 422, body: { kind: 'faults', faults: [{ ...fault, detail: 'title' }] } }];
  const { rerender } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('alert', { name: /keeps this from/ })).toBeVisible();
  checked = { faults: [] };
  rerender(actions(false, 'unsaved'));
  rerender(actions(false, 'saved'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
