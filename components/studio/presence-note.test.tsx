import { render, screen } from '@testing-library/react';
import { studioMessages } from '@/lib/studio/studio/messages';
import { PresenceNote } from './presence-note';

const messages = studioMessages('en');
let sent: { entries: string[] }[];
let others: (string | null)[];
let isOpenTwice: boolean;

beforeEach(() => {
  sent = [];
  others = [];
  isOpenTwice = false;
  globalThis.fetch = (_, { body } = {}) => {
    sent.push(JSON.parse(String(body)));
    const response = {
      ok: true,
      status: 200,
      json: () => Promise.resolve({ others, isOpenTwice }),
    };
    // The code reads these three properties of a response.
    return Promise.resolve(response as unknown as Response);
  };
});

test('an editor sees who else has the entry open', async () => {
  others = ['anna@example.org', 'Ben', 'Ben', null];
  render(<PresenceNote entries={['one', 'two']} messages={messages} />);
  expect(
    await screen.findByText(/with: anna@example.org, Ben, and somebody without a name\./),
  ).toBeVisible();
  expect(sent.map(({ entries }) => entries)).toEqual([['one', 'two']]);
});

test('an editor sees that the entry is open in a tab of their own', async () => {
  isOpenTwice = true;
  render(<PresenceNote entries={['one']} messages={messages} />);
  expect(await screen.findByText('You have this open in another tab, too.')).toBeVisible();
  expect(screen.queryByText(/Also open with/)).toBeNull();
});

test('an editor who is alone sees nothing', async () => {
  render(<PresenceNote entries={['one']} messages={messages} />);
  await new Promise((done) => setTimeout(done, 0));
  expect(screen.queryByText(/Also open/)).toBeNull();
});

test('a page on which nothing can be edited yet reports nothing', async () => {
  render(<PresenceNote entries={[]} messages={messages} />);
  await new Promise((done) => setTimeout(done, 0));
  expect(sent).toEqual([]);
});
