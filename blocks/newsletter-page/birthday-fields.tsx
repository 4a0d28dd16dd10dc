import type { UseFormReturn } from 'react-hook-form';
import { LabelText } from '@/components/field/field';
import { TextField } from '@/components/field/text-field';
import { useWords } from '@/lib/i18n/words';
import type { Values } from './newsletter-page';
import styles from './newsletter-page.module.css';

const PARTS = [
  { part: 'day', autoComplete: 'bday-day', size: 2 },
  { part: 'month', autoComplete: 'bday-month', size: 2 },
  { part: 'year', autoComplete: 'bday-year', size: 4 },
] as const;

/** Day, month and year apart, as phones and screen readers like them; all may stay empty. */
export function BirthdayFields({ form }: { form: UseFormReturn<Values> }) {
  const { newsletter: words } = useWords();
  return (
    <fieldset className={styles.birthday}>
      <legend className={styles.legend}>
        <LabelText label={words.birthday} isRequired={false} />
      </legend>
      {PARTS.map(({ part, autoComplete, size }) => (
        <TextField
          key={part}
          label={words[part]}
          autoComplete={autoComplete}
          inputMode="numeric"
          maxLength={size}
          error={form.formState.errors.birthday?.[part]?.message}
          {...form.register(`birthday.${part}`, {
            pattern: { value: /^\d*$/, message: words.digits },
          })}
        />
      ))}
    </fieldset>
  );
}
