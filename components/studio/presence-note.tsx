import { useEffect, useState } from 'react';
import { randomUuid } from '@/lib/platform/http/random-uuid';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import { postStudio } from '@/lib/studio/studio/studio-client';
import styles from './studio.module.css';

const ROUTE = '/api/studio/presence';
const PAUSE_MS = 20_000;

/** Number of other pages on which one of these entries is open; 0 while that is not known. */
function useOthers(entries: readonly string[]): number {
  const [others, setOthers] = useState(0);
  const [visit] = useState(randomUuid);
  // A text, because a new list of the same entries is no change.
  const ids = entries.join(' ');
  useEffect(() => {
    let isOver = false;
    const report = async () => {
      if (ids === '' || document.visibilityState === 'hidden') return;
      const { ok, body } = await postStudio(ROUTE, { visit, entries: ids.split(' ') });
      if (ok && !isOver) setOthers(Number(Object(body).others));
    };
    // Without waiting for a response: the page is about to go.
    const leave = () =>
      navigator.sendBeacon(
        ROUTE,
        new Blob([JSON.stringify({ visit, entries: [] })], { type: 'application/json' }),
      );
    void report();
    const timer = setInterval(() => void report(), PAUSE_MS);
    const wake = () => void report();
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('pagehide', leave);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pagehide', leave);
    };
  }, [visit, ids]);
  return others;
}

/** Says that somebody else can edit these entries right now. */
export function PresenceNote({
  entries,
  messages,
}: {
  entries: readonly string[];
  messages: StudioMessages;
}) {
  const others = useOthers(entries);
  return (
    <output className={styles.hint} data-presence="">
      {others > 0 && messages.presence}
    </output>
  );
}
