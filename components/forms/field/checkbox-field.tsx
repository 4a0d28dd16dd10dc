import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Notes, useControl, type FieldWords } from './field';
import styles from './field.module.css';

type CheckboxFieldProps = Omit<FieldWords, 'label'> &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'type'> & {
    /** May hold links, to the terms that are agreed to for example. */
    label: ReactNode;
  };

/** A checkbox; the whole line is its target. */
export function CheckboxField({ label, help, error, ...input }: CheckboxFieldProps) {
  const { control, ...ids } = useControl({ help, error });
  return (
    <div className={styles.root}>
      <div className={styles.choice}>
        <input {...input} {...control} type="checkbox" className={styles.mark} />
        <label htmlFor={control.id}>{label}</label>
      </div>
      <Notes help={help} error={error} {...ids} />
    </div>
  );
}
