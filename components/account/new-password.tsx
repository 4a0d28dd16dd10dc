import { useEffect, useState } from 'react';
import { PasswordField } from '@/components/forms/field/password-field';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { Strength } from '@/lib/customer/account/password-strength';
import styles from './account.module.css';

const BARS = [1, 2, 3, 4, 5] as const;

/** Loaded when the field receives the focus, because strength estimation includes dictionaries. */
const loadMeasure = () => import('@/lib/customer/account/password-strength');

function useStrength(password: string, penalties: readonly string[]): Strength | null {
  const [strength, setStrength] = useState<Strength | null>(null);
  const joined = penalties.join('\n');
  useEffect(() => {
    let isCurrent = true;
    loadMeasure().then(
      ({ strengthOf }) => isCurrent && setStrength(strengthOf(password, joined.split('\n'))),
      // Without it there is no strength meter, but the server still checks the password.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [password, joined]);
  return strength;
}

function StrengthBar({ password, penalties }: { password: string; penalties: readonly string[] }) {
  const { account: messages } = useMessages();
  const strength = useStrength(password, penalties);
  if (strength === null) return null;
  const level = messages.strength[`level${strength}`];
  return (
    <div>
      <div className={styles.bars} aria-hidden="true">
        {BARS.map((bar) => (
          <span key={bar} data-lit={bar <= strength || undefined} />
        ))}
      </div>
      <p className={styles.hint} aria-live="polite">
        {formatMessage(messages.strength.label, { level })}
      </p>
    </div>
  );
}

interface Props {
  name: string;
  label: string;
  error?: string | undefined;
  /** Words that make a password weak: those of the shop, and the customer's own. */
  penalties: () => readonly string[];
}

/** A field for a new password, with a strength meter. */
export function NewPassword({ penalties, ...field }: Props) {
  const [password, setPassword] = useState<string | null>(null);
  return (
    <>
      <PasswordField
        {...field}
        autoComplete="new-password"
        minLength={5}
        required
        onFocus={() => void loadMeasure().catch(() => undefined)}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      {password && <StrengthBar password={password} penalties={penalties()} />}
    </>
  );
}
