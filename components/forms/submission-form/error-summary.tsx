import { useEffect, useRef } from 'react';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './submission-form.module.css';

interface Props<Field extends string> {
  errors: readonly { field: Field; message: string }[];
  onChoose: (field: Field) => void;
}

/** All errors of a form in one place, announced on submit; empty without errors. */
export function ErrorSummary<Field extends string>({ errors, onChoose }: Props<Field>) {
  const { form: messages } = useMessages();
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
      aria-label={messages.check}
    >
      <p className={styles.check}>{messages.check}</p>
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
