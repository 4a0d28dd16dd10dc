import { useState } from 'react';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { FormField } from './field';
import styles from './field.module.css';
import type { TextFieldProps } from './text-field';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password field that can reveal its value. */
export function PasswordField({ label, help, error, ...input }: PasswordFieldProps) {
  const { field: messages } = useMessages();
  const [isShown, setIsShown] = useState(false);
  return (
    <FormField label={label} help={help} error={error} isRequired={input.required === true}>
      {(control) => (
        <div className={styles.withButton}>
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            // Passwords must not leave the page, not even to spell-checking services.
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
            className={styles.input}
          />
          <button
            type="button"
            className={styles.inside}
            aria-pressed={isShown}
            aria-controls={control.id}
            aria-label={messages.showPassword}
            onClick={() => setIsShown((was) => !was)}
          >
            <svg
              width={22}
              height={22}
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              aria-hidden="true"
            >
              <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
              <circle cx="12" cy="12" r="3" />
              {isShown && <path d="M4 20 20 4" />}
            </svg>
          </button>
        </div>
      )}
    </FormField>
  );
}
