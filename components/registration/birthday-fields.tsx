import styles from '@/components/account/account.module.css';
import { useAccountField } from '@/components/account/use-account-field';
import { TextField } from '@/components/forms/field/text-field';
import type { TypedBefore } from '@/lib/api/account/loaded-account';
import { useMessages } from '@/lib/shop/i18n/use-messages';

const PARTS = [
  ['birthdayDay', 'bday-day'],
  ['birthdayMonth', 'bday-month'],
  ['birthdayYear', 'bday-year'],
] as const;

/** Day, month and year of birth; errors are shown at the day. */
export function BirthdayFields({ draft }: { draft: TypedBefore }) {
  const { account: messages } = useMessages();
  const field = useAccountField(draft);
  return (
    <fieldset className={styles.group}>
      <legend>{messages.labels.birthday}</legend>
      <div className={styles.three}>
        {PARTS.map(([name, autoComplete]) => (
          <TextField
            key={name}
            {...field(name)}
            autoComplete={autoComplete}
            inputMode="numeric"
            required
          />
        ))}
      </div>
    </fieldset>
  );
}
