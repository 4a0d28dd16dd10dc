import type { ComponentPropsWithRef } from 'react';
import { EMAIL_INPUT } from './email-input';
import { FormField, type FieldWords } from './field';
import styles from './field.module.css';

export type TextFieldProps = FieldWords &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'type' | 'placeholder'> & {
    type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'date' | 'number';
    /** Autofill token (`email`, `postal-code`, …); `off` only with a reason. */
    autoComplete: string;
  };

/** A single-line text field. Accepts the props of react-hook-form's `register()`. */
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
