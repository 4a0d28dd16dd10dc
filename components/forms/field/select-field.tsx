import type { ComponentPropsWithRef } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { FormField, type FieldWords } from './field';
import styles from './field.module.css';

export interface Option {
  value: string;
  label: string;
  isDisabled?: boolean;
  /** Language of the label if it differs from the page's. */
  lang?: string;
}

type SelectFieldProps = FieldWords &
  Omit<ComponentPropsWithRef<'select'>, 'id' | 'className' | 'children' | 'multiple'> & {
    options: readonly Option[];
    /** Shown while nothing is selected; without it the first option is selected. */
    prompt?: string;
  };

/** A native select, which works best for touch, keyboards and screen readers. */
export function SelectField({ label, help, error, options, prompt, ...select }: SelectFieldProps) {
  return (
    <FormField label={label} help={help} error={error} isRequired={select.required === true}>
      {(control) => (
        <div className={styles.withButton}>
          <select {...select} {...control} className={styles.input}>
            {prompt && <option value="">{prompt}</option>}
            {options.map(({ value, label: text, isDisabled }) => (
              <option key={value} value={value} disabled={isDisabled}>
                {text}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon name="chevron" size={18} />
          </span>
        </div>
      )}
    </FormField>
  );
}
