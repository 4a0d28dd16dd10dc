import { createContext, useContext, type ReactNode } from 'react';
import type { Messages } from './messages';

const MessagesContext = createContext<Messages | null>(null);

/** All messages of the language, once a deferred part has loaded them; never set on the server. */
let provided: Messages | null = null;

/** Sets what {@link useMessages} returns from now on. */
export function provideMessages(messages: Messages): void {
  provided = messages;
}

/** Provides the messages to everything below; the page receives `messages` in its props. */
export function MessagesProvider({
  messages,
  children,
}: {
  messages: Messages;
  children: ReactNode;
}) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/**
 * The messages in the page's language. A page has the groups named by the definitions of its
 * blocks; a deferred part has all groups, which `withMessages` loads.
 */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('useMessages needs a MessagesProvider above it');
  return provided?.language === messages.language ? provided : messages;
}
