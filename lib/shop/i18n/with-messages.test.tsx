import { render, screen } from '@testing-library/react';
import { LANGUAGES, type Language } from '@/lib/shop/page-context/locale';
import { messagesFor, messagesOf } from './messages';
import { withMessages } from './with-messages';
import { useMessages, MessagesProvider } from './use-messages';

let requested: string[];
let isOffline: boolean;

/** Mocks the shop's route; pages/api/messages.test.ts tests the real one. */
beforeEach(() => {
  requested = [];
  isOffline = false;
  AbortSignal.timeout = () => new AbortController().signal;
  globalThis.fetch = async (path) => {
    requested.push(String(path));
    if (isOffline) throw new TypeError('offline');
    const language = new URL(String(path), 'http://shop').searchParams.get('language');
    const body = messagesFor((language ?? 'de') as Language); // fetchJson only reads these three members.
    return { ok: true, status: 200, json: async () => body } as Response;
  };
});

function Deferred() {
  const { icons, search } = useMessages();
  return `${icons.search} / ${search.title}`;
}

test.each(LANGUAGES)('GEN-02: a deferred part has all messages in %s', async (language) => {
  document.documentElement.lang = language;
  expect(await withMessages(Promise.resolve('part'))).toBe('part');
  render(
    <MessagesProvider messages={messagesOf(language, ['icons'])}>
      <Deferred />
    </MessagesProvider>,
  );
  const { icons, search } = messagesFor(language);
  expect(screen.getByText(`${icons.search} / ${search.title}`)).toBeInTheDocument();
});

test('messages in another language are not used', async () => {
  document.documentElement.lang = 'fr';
  await withMessages(Promise.resolve());
  render(
    <MessagesProvider messages={messagesFor('pl')}>
      <Deferred />
    </MessagesProvider>,
  );
  const { icons, search } = messagesFor('pl');
  expect(screen.getByText(`${icons.search} / ${search.title}`)).toBeInTheDocument();
});

test('all parts of a visit share one request', async () => {
  document.documentElement.lang = 'nl';
  await Promise.all([withMessages(Promise.resolve()), withMessages(Promise.resolve())]);
  await withMessages(Promise.resolve());
  expect(requested).toEqual(['/api/messages?language=nl']);
});

test('a part whose chunk fails to load is rejected with that error', async () => {
  const error = new TypeError('offline');
  await expect(withMessages(Promise.reject(error))).rejects.toBe(error);
});

test('a part whose messages fail to load is rejected, and the next attempt requests them again', async () => {
  document.documentElement.lang = 'cs';
  isOffline = true;
  await expect(withMessages(Promise.resolve())).rejects.toThrow('offline');
  isOffline = false;
  expect(await withMessages(Promise.resolve('part'))).toBe('part');
  expect(requested).toHaveLength(2);
});
