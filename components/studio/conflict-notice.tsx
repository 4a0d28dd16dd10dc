import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import type { Difference } from '@/lib/studio/studio/entry-draft';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import styles from './studio.module.css';

const shown = (value: unknown, messages: StudioMessages): string => {
  if (value === null || value === undefined || value === '') return messages.empty;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
};

/** A difference; in the composer also with the id of its entry. */
type Located = Difference & { id?: string };

const keyOf = ({ id, field, locale }: Located): string =>
  [id, field, locale].filter(Boolean).join('.');

/**
 * Changes that conflict with those of another editor; nothing is saved before they are resolved.
 */
export function ConflictNotice({
  differences,
  messages,
  onSettle,
}: {
  differences: readonly Located[];
  messages: StudioMessages;
  onSettle: (isMine: (difference: Located) => boolean) => void;
}) {
  const [mine, setMine] = useState<readonly string[]>([]);
  return (
    <section className={styles.notice} data-kind="warning" aria-labelledby="conflict" role="alert">
      <h2 className={styles.subtitle} id="conflict">
        {messages.conflictTitle}
      </h2>
      <p>{messages.conflictHelp}</p>
      {differences.map((difference) => {
        const key = keyOf(difference);
        return (
          <fieldset key={key} className={styles.field}>
            <legend className={styles.label}>
              {difference.id} {difference.field} ({difference.locale})
            </legend>
            {(['theirs', 'mine'] as const).map((side) => (
              <label key={side} className={styles.check}>
                <input
                  type="radio"
                  name={key}
                  checked={mine.includes(key) === (side === 'mine')}
                  onChange={() =>
                    setMine(side === 'mine' ? [...mine, key] : mine.filter((each) => each !== key))
                  }
                />
                {messages[side]}: {shown(difference[side], messages)}
              </label>
            ))}
          </fieldset>
        );
      })}
      <Button onClick={() => onSettle((difference) => mine.includes(keyOf(difference)))}>
        {messages.take}
      </Button>
    </section>
  );
}
