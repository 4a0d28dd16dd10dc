import type { Visitor } from './visitor';

/** What a tab tells the others of the same shop: what it has changed. */
export interface TabMessage extends Partial<Visitor> {
  locale: string;
  /** It has logged in or out: what the others show is another session's. */
  isOtherSession?: boolean;
}

const CHANNEL = 'visitor';

let channel: BroadcastChannel | null = null;

/** Browsers without it learn of a change with their next load. */
function open(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  return (channel ??= new BroadcastChannel(CHANNEL));
}

/** Tells the other tabs what belongs to the visitor now. */
export const notifyOtherTabs = (message: TabMessage): void => open()?.postMessage(message);

/** @returns ends the subscription */
export function listenToOtherTabs(listener: (message: TabMessage) => void): () => void {
  // Only this shop's own pages can post to it.
  const hear = ({ data }: MessageEvent<TabMessage>) => listener(data);
  const heard = open();
  heard?.addEventListener('message', hear);
  return () => heard?.removeEventListener('message', hear);
}
