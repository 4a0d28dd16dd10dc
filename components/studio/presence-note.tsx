import { useEffect, useState } from 'react';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { randomUuid } from '@/lib/platform/http/random-uuid';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import { postStudio } from '@/lib/studio/studio/studio-client';
import styles from './studio.module.css';

const ROUTE = '/api/studio/presence';
const PAUSE_MS = 20_000;

interface Presence {
  /** Names of the other editors; `null` for one without. */
  others: readonly (string | null)[];
  /** Whether the editor has one of the entries open in another tab. */
  isOpenTwice: boolean;
}

const NOBODY: Presence = { others: [], isOpenTwice: false };

/** What a response of the route says. */
function presenceIn(body: unknown): Presence {
  const { others, isOpenTwice } = Object(body);
  return { others: Array.isArray(others) ? others : [], isOpenTwice: isOpenTwice === true };
}

/** Who has one of these entries open on another page; nobody while that is not known. */
function usePresence(entries: readonly string[]): Presence {
  const [presence, setPresence] = useState(NOBODY);
  const [visit] = useState(randomUuid);
  // A text, because a new list of the same entries is no change.
  const ids = entries.join(' ');
  useEffect(() => {
    let isOver = false;
    const report = async () => {
      if (ids === '' || document.visibilityState === 'hidden') return;
      const { ok, body } = await postStudio(ROUTE, { visit, entries: ids.split(' ') });
      if (ok && !isOver) setPresence(presenceIn(body));
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
  return presence;
}

/** Names without repetition, and somebody for those without one. */
function namesOf(others: Presence['others'], { somebody, code }: StudioMessages): string {
  const names = new Set(others.map((name) => name ?? somebody));
  return new Intl.ListFormat(code, { type: 'conjunction' }).format(names);
}

/** Says who else can edit these entries right now. */
export function PresenceNote({
  entries,
  messages,
}: {
  entries: readonly string[];
  messages: StudioMessages;
}) {
  const { others, isOpenTwice } = usePresence(entries);
  return (
    <output className={styles.hint} data-presence="">
      {others.length > 0 && formatMessage(messages.presence, { names: namesOf(others, messages) })}
      {others.length === 0 && isOpenTwice && messages.openTwice}
    </output>
  );
}
