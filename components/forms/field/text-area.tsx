import type { ComponentPropsWithRef } from 'react';
import { FormField, type FieldWords } from './field';
import styles from './field.module.css';

type TextAreaProps = FieldWords &
  Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className' | 'placeholder'>;

/** Several lines of text; it can be resized. */
export function TextArea({ label, help, error, rows = 6, ...area }: TextAreaProps) {
  return (
    <FormField label={label} help={help} error={error} isRequired={area.required === true}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          className={`${styles.input} ${styles.lines}`}
        />
      )}
    </FormField>
  );
}
