import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import type { Difference } from '@/lib/studio/studio/entry-draft';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import { readableValue } from '@/lib/studio/studio/readable-value';
import type { TitleOf } from '@/lib/studio/studio/rich-text-words';
import styles from './studio.module.css';

/** A difference; in the composer also with the id of its entry. */
export type Located = Difference & { id?: string };

const keyOf = ({ id, field, locale }: Located): string =>
  [id, field, locale].filter(Boolean).join('.');

/**
 * Changes that conflict with those of another editor; nothing is saved before they are resolved.
 */
export function ConflictNotice({
  differences,
  labelOf,
  titleOf,
  messages,
  onSettle,
}: {
  differences: readonly Located[];
  /** Names of the changed entry and field. */
  labelOf: (difference: Located) => string;
  titleOf: TitleOf;
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
        const read = (side: 'theirs' | 'mine') => readableValue(difference[side], titleOf);
        return (
          <fieldset key={key} className={styles.field}>
            <legend className={styles.label}>
              {labelOf(difference)} ({difference.locale})
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
                <span className={styles.source}>
                  {messages[side]}: {read(side) || messages.empty}
                </span>
              </label>
            ))}
            {read('mine') === read('theirs') && <p>{messages.text.onlyFormat}</p>}
          </fieldset>
        );
      })}
      <Button onClick={() => onSettle((difference) => mine.includes(keyOf(difference)))}>
        {messages.take}
      </Button>
    </section>
  );
}
