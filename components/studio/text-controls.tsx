import { useState } from 'react';
import { berlinIso, berlinLocal } from '@/lib/studio/studio/berlin-time';
import { parseInstant } from '@/lib/cms/visibility/schedule';
import type { FieldControlProps } from './field-control-props';
import styles from './studio.module.css';

/** An instant, entered in the shop's time zone. */
export function DateControl({ controlId, value, messages, onChange }: FieldControlProps) {
  const instant = typeof value === 'string' ? parseInstant(value) : null;
  return (
    <>
      <input
        id={controlId}
        type="datetime-local"
        value={instant === null ? '' : berlinLocal(instant)}
        aria-describedby={`${controlId}-help`}
        onChange={({ currentTarget: { value: typed } }) =>
          onChange(typed === '' ? null : berlinIso(typed))
        }
      />
      <span className={styles.hint}>{messages.berlin}</span>
    </>
  );
}

/** A value without a specific input. The input is applied once it is valid JSON. */
export function JsonControl({ controlId, value, messages, onChange }: FieldControlProps) {
  const stored = value === undefined || value === null ? '' : JSON.stringify(value, null, 2);
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const take = (next: string) => {
    setTyped(next);
    try {
      onChange(next.trim() === '' ? null : JSON.parse(next));
      setIsWrong(false);
    } catch {
      setIsWrong(true);
    }
  };
  return (
    <>
      <textarea
        id={controlId}
        rows={5}
        spellCheck={false}
        value={typed ?? stored}
        aria-invalid={isWrong}
        aria-describedby={`${controlId}-help`}
        onChange={(event) => take(event.currentTarget.value)}
        onBlur={() => !isWrong && setTyped(null)}
      />
      <span className={isWrong ? styles.fault : styles.hint}>
        {isWrong ? messages.jsonWrong : messages.jsonHelp}
      </span>
    </>
  );
}
