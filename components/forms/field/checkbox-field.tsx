import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Notes, useControl, type FieldWords } from './field';
import styles from './field.module.css';

type CheckboxFieldProps = Omit<FieldWords, 'label'> &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'type'> & {
    /** May contain links, for example to terms and conditions. */
    label: ReactNode;
  };

/** A checkbox with the whole line as its target. */
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
