import type { ComponentPropsWithRef } from 'react';
import { FormField, type FieldWords } from './field';
import styles from './field.module.css';

type TextAreaProps = FieldWords &
  Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className' | 'placeholder'>;

/** A resizable field for several lines of text. */
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
