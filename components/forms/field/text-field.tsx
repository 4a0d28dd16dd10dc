import type { ComponentPropsWithRef } from 'react';
import { EMAIL_INPUT } from './email-input';
import { FormField, type FieldWords } from './field';
import styles from './field.module.css';

export type TextFieldProps = FieldWords &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'type' | 'placeholder'> & {
    type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'date' | 'number';
    /** What the browser may fill in (`email`, `postal-code`, …; `off` with a reason). */
    autoComplete: string;
  };

/** One line of text. Accepts what `register()` of react-hook-form returns. */
export function TextField({ label, help, error, type = 'text', ...input }: TextFieldProps) {
  return (
    <FormField label={label} help={help} error={error} isRequired={input.required === true}>
      {(control) => (
        <input
          {...input}
          {...control}
          {...(type === 'email' ? EMAIL_INPUT : { type })}
          className={styles.input}
        />
      )}
    </FormField>
  );
}
