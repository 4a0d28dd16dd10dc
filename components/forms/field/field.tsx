import { useId, type ReactNode } from 'react';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './field.module.css';

export interface FieldWords {
  label: string;
  /** Always shown below the field. */
  help?: string | undefined;
  /** Error message with a remedy; `undefined` without an error. */
  error?: string | undefined;
}

/** Props that associate the control with its label, help text and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export function useControl({ help, error }: Pick<FieldWords, 'help' | 'error'>) {
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = [help && helpId, error && errorId].filter(Boolean).join(' ');
  const control: ControlProps = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return { control, helpId, errorId };
}

export function Notes({
  help,
  error,
  helpId,
  errorId,
}: Pick<FieldWords, 'help' | 'error'> & { helpId: string; errorId: string }) {
  return (
    <>
      {help && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}

/** The label, with a mark if the field is optional, as few are. */
export function LabelText({ label, isRequired }: { label: string; isRequired: boolean }) {
  const { field: messages } = useMessages();
  return (
    <>
      {label}
      {!isRequired && <span className={styles.optional}> {messages.optional}</span>}
    </>
  );
}

interface FieldProps extends FieldWords {
  isRequired: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** A field with its label above, and help text and error below. */
export function FormField({ label, isRequired, help, error, children }: FieldProps) {
  const { control, ...ids } = useControl({ help, error });
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={control.id}>
        <LabelText label={label} isRequired={isRequired} />
      </label>
      {children(control)}
      <Notes help={help} error={error} {...ids} />
    </div>
  );
}
