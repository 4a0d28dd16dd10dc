import type { Visitor } from './visitor';

/** Change sent to the other tabs of the same shop. */
export interface TabMessage extends Partial<Visitor> {
  locale: string;
  /** Whether the tab has logged in or out, so that the others show another session's state. */
  isOtherSession?: boolean;
}

const CHANNEL = 'visitor';

let channel: BroadcastChannel | null = null;

/** Browsers without it show a change after their next load. */
function open(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  return (channel ??= new BroadcastChannel(CHANNEL));
}

// outside: browser-channel
/** Sends the visitor's current state to the other tabs. */
export const notifyOtherTabs = (message: TabMessage): void => open()?.postMessage(message);

/** @returns the unsubscribe function */
export function listenToOtherTabs(listener: (message: TabMessage) => void): () => void {
  // Only this shop's own pages can post to it.
  const hear = ({ data }: MessageEvent<TabMessage>) => listener(data);
  const heard = open();
  heard?.addEventListener('message', hear);
  return () => heard?.removeEventListener('message', hear);
}
