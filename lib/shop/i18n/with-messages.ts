import { fetchJson } from '@/lib/platform/http/fetch-json';
import type { Messages } from './messages';
import { spelledFor } from './swiss-spelling';
import { provideMessages } from './use-messages';

/** One request per visit; a failed one is repeated. */
let loading: { language: string; messages: Promise<void> } | null = null;

// The shop's own API route returns exactly this type.
const messagesIn = (result: unknown) => result as Messages;

function loadMessages(): Promise<void> {
  const language = document.documentElement.lang;
  if (!language) return Promise.resolve();
  if (loading?.language === language) return loading.messages;
  const locale = location.pathname.split('/')[1] ?? '';
  const messages = fetchJson(`/api/messages?language=${language}`, messagesIn).then((found) =>
    provideMessages(spelledFor(locale, found)),
  );
  loading = { language, messages };
  messages.catch(() => (loading = null));
  return messages;
}

/**
 * Loads a deferred part of the page together with the messages that the page's props lack, which
 * are loaded once per visit.
 * @param part one literal `import()`
 * @throws the error of whichever fails to load
 */
export async function withMessages<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadMessages()]);
  return loaded;
}
