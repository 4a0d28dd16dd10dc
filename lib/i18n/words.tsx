import { createContext, useContext, type ReactNode } from 'react';
import type { Messages } from './messages';

const WordsContext = createContext<Messages | null>(null);

/** Every word of the page's language, once a part that comes late has brought them; never on the server. */
let brought: Messages | null = null;

/** Hands over what {@link useWords} gives from now on. */
export function bringWords(messages: Messages): void {
  brought = messages;
}

/** Gives the page's language to everything below; the page receives `messages` in its props. */
export function WordsProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  return <WordsContext value={messages}>{children}</WordsContext>;
}

/**
 * The interface's words in the page's language. A page carries the groups that `registry/block-words`
 * names for its blocks; a part that is loaded later reads every group, for `withWords` loads it.
 */
export function useWords(): Messages {
  const messages = useContext(WordsContext);
  if (!messages) throw new Error('useWords needs a WordsProvider above it');
  return brought?.language === messages.language ? brought : messages;
}
