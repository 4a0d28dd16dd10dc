import { berlinIso, berlinLocal, berlinTime } from '@/lib/studio/studio/berlin-time';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import { parseInstant } from '@/lib/cms/visibility/schedule';
import styles from './studio.module.css';

const MINUTE_MS = 60_000;

/** A slider over a page's time, with a tick at each edge. */
export function TimeSlider({
  from,
  until,
  at,
  edges,
  messages,
  language,
  onChange,
}: {
  from: number;
  until: number;
  at: number;
  edges: readonly number[];
  messages: StudioMessages;
  language: string;
  onChange: (at: number) => void;
}) {
  const typed = (local: string) => {
    const instant = parseInstant(berlinIso(local) ?? '');
    if (instant !== null) onChange(instant);
  };
  return (
    <div className={styles.choice}>
      <label className={styles.choice}>
        {messages.time}: {berlinTime(at, language)}
        <input
          type="range"
          list="studio-edges"
          min={from}
          max={until}
          step={MINUTE_MS}
          value={at}
          aria-valuetext={berlinTime(at, language)}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
      </label>
      <datalist id="studio-edges">
        {edges.map((edge) => (
          <option key={edge} value={edge}>
            {berlinTime(edge, language)}
          </option>
        ))}
      </datalist>
      <input
        type="datetime-local"
        aria-label={`${messages.time} (Europe/Berlin)`}
        value={berlinLocal(at)}
        onChange={(event) => typed(event.currentTarget.value)}
      />
    </div>
  );
}
