import type { UseFormReturn } from 'react-hook-form';
import { LabelText } from '@/components/forms/field/field';
import { TextField } from '@/components/forms/field/text-field';
import type { Subscription } from '@/lib/messaging/newsletter/newsletter-client';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './newsletter-page.module.css';

export type SubscriptionValues = Omit<Subscription, 'token'>;

const PARTS = [
  { part: 'day', autoComplete: 'bday-day', size: 2 },
  { part: 'month', autoComplete: 'bday-month', size: 2 },
  { part: 'year', autoComplete: 'bday-year', size: 4 },
] as const;

/**
 * Separate fields for day, month and year, which work better on phones and with screen readers; all
 * optional.
 */
export function SubscriberBirthdayFields({ form }: { form: UseFormReturn<SubscriptionValues> }) {
  const { newsletter: messages } = useMessages();
  return (
    <fieldset className={styles.birthday}>
      <legend className={styles.legend}>
        <LabelText label={messages.birthday} isRequired={false} />
      </legend>
      {PARTS.map(({ part, autoComplete, size }) => (
        <TextField
          key={part}
          label={messages[part]}
          autoComplete={autoComplete}
          inputMode="numeric"
          error={form.formState.errors.birthday?.[part]?.message}
          {...form.register(`birthday.${part}`, {
            pattern: { value: new RegExp(`^\\d{0,${size}}$`), message: messages.digits },
          })}
        />
      ))}
    </fieldset>
  );
}
