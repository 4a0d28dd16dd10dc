import type { ComponentPropsWithRef } from 'react';
import { FormField, type FieldWords } from './field';
import styles from './field.module.css';

export type TextFieldProps = FieldWords &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'type' | 'placeholder'> & {
    type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'date' | 'number';
    /** What the browser may fill in (`email`, `postal-code`, …; `off` with a reason). */
    autoComplete: string;
  };

/**
 * No native email field: Safari rejects a domain in its own letters (`max@müller.de`), typed or filled
 * in, and Chrome rewrites it, by the pattern that HTML gives for such fields. Forms check addresses by
 * themselves.
 */
const EMAIL = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  pattern: '.+@.+',
} as const;

/** One line of text. Accepts what `register()` of react-hook-form returns. */
export function TextField({ label, help, error, type = 'text', ...input }: TextFieldProps) {
  return (
    <FormField label={label} help={help} error={error} isRequired={input.required === true}>
      {(control) => (
        <input
          {...input}
          {...control}
          {...(type === 'email' ? EMAIL : { type })}
          className={styles.input}
        />
      )}
    </FormField>
  );
}
