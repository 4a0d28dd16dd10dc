import { useEffect, useRef } from 'react';
import { useWords } from '@/lib/i18n/words';
import styles from './submission-form.module.css';

interface Props<Field extends string> {
  errors: readonly { field: Field; message: string }[];
  /** Takes the visitor to a field. */
  onChoose: (field: Field) => void;
}

/** What is wrong in a form, in one place, read out when it is sent; nothing while all is well. */
export function ErrorSummary<Field extends string>({ errors, onChoose }: Props<Field>) {
  const { form: words } = useWords();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  if (errors.length === 0) return null;
  return (
    <div
      ref={root}
      className={styles.summary}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset groups form fields
      role="group"
      aria-label={words.check}
    >
      <p className={styles.check}>{words.check}</p>
      <ul role="list">
        {errors.map(({ field, message }) => (
          <li key={field}>
            <button type="button" className={styles.error} onClick={() => onChoose(field)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
