import { useEffect, useRef } from 'react';
import type { CheckoutField } from '@/lib/shop/address/address-names';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './address-form.module.css';

interface Props {
  errors: readonly { field: CheckoutField; message: string }[];
  onChoose: (field: CheckoutField) => void;
}

/** List of all errors with links to their fields; focused when it appears. */
export function AddressSummary({ errors, onChoose }: Props) {
  const { address: messages } = useMessages();
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
