import { createContext, useContext, type ReactNode } from 'react';
import type { Messages } from './messages';

const WordsContext = createContext<Messages | null>(null);

/** Gives the page's language to everything below; the page receives `messages` in its props. */
export function WordsProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  return <WordsContext value={messages}>{children}</WordsContext>;
}

/** The interface's words in the page's language. */
export function useWords(): Messages {
  const messages = useContext(WordsContext);
  if (!messages) throw new Error('useWords needs a WordsProvider above it');
  return messages;
}
