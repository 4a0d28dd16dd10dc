import type { ComponentPropsWithRef } from 'react';
import { LabelText, Notes, useControl, type FieldWords } from './field';
import styles from './field.module.css';
import type { Option } from './select-field';

type RadioGroupProps = FieldWords &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'type' | 'value' | 'checked'> & {
    options: readonly Option[];
    /** Hides the label visually if the text above repeats it. */
    hidesLabel?: boolean;
    /** Value of the selected option if controlled; form libraries use it uncontrolled. */
    chosen?: string;
  };

export function RadioGroup(props: RadioGroupProps) {
  const { label, help, error, options, hidesLabel = false, chosen, ...input } = props;
  const { control, ...ids } = useControl({ help, error });
  const { id, ...described } = control;
  return (
    <fieldset className={styles.root} {...described}>
      <legend className={hidesLabel ? 'visually-hidden' : styles.label}>
        <LabelText label={label} isRequired={input.required === true} />
      </legend>
      {options.map(({ value, label: text, isDisabled, lang }) => (
        <div key={value} className={styles.choice}>
          <input
            {...input}
            {...(chosen !== undefined && { checked: chosen === value })}
            id={`${id}-${value}`}
            type="radio"
            value={value}
            disabled={isDisabled}
            className={styles.mark}
          />
          <label htmlFor={`${id}-${value}`} lang={lang}>
            {text}
          </label>
        </div>
      ))}
      <Notes help={help} error={error} {...ids} />
    </fieldset>
  );
}
