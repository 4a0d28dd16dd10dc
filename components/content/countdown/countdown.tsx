import { useEffect, useRef, useState } from 'react';
import { ServerText } from '@/components/ui/server-text/server-text';
import { formatDay } from '@/lib/shop/i18n/format-date';
import { formatDuration } from '@/lib/shop/i18n/format-duration';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { serverNow } from '@/lib/shop/page-context/server-clock';
import styles from './countdown.module.css';
import { remainingUntil, type Remaining } from './remaining';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;
const SECOND = 1_000;

/** Time left until `until`, updated each second after mount; `null` before. */
function useRemaining(until: number, onComplete: () => void): Remaining | null {
  const [remaining, setRemaining] = useState<Remaining | null>(null);
  const complete = useRef(onComplete);
  useEffect(() => {
    complete.current = onComplete;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = serverNow();
      if (now >= until) return complete.current();
      setRemaining(remainingUntil(until, now));
      timer = setTimeout(tick, (until - now) % SECOND || SECOND);
    };
    tick();
    return () => clearTimeout(timer);
  }, [until]);
  return remaining;
}

/**
 * Time left until `until` (epoch milliseconds), by the server's clock. The HTML shows the end date;
 * the countdown starts in the browser, in a box of the same size.
 */
export function Countdown({ until, onComplete }: { until: number; onComplete: () => void }) {
  const { countdown: messages, language } = useMessages();
  const remaining = useRemaining(until, onComplete);
  const end = () =>
    // The last moment in which it runs, so that midnight is the day before.
    formatMessage(messages.until, { date: formatDay(until - 1, language) });
  const spoken = remaining
    ? formatMessage(messages.remaining, {
        time: formatDuration(remaining, messages.counts, language),
      })
    : '';
  return (
    <span className={styles.root} data-ticking={remaining !== null} role="timer">
      <ServerText key={until} className={styles.end} text={end} />
      <span className={styles.digits} aria-hidden="true">
        {UNITS.map((unit) => (
          <span key={unit} className={styles.unit}>
            <span className={styles.number}>{String(remaining?.[unit] ?? 0).padStart(2, '0')}</span>
            {messages[unit]}
          </span>
        ))}
      </span>
      <span className={styles.spoken} aria-live="polite">
        {spoken}
      </span>
    </span>
  );
}
