import { RejectionNotice } from '@/components/account/account-outcome';
import styles from '@/components/account/account.module.css';
import { ForgotForm } from '@/components/account/forgot-form';
import { NewPassword } from '@/components/account/new-password';
import { PasswordField } from '@/components/forms/field/password-field';
import { Button } from '@/components/ui/button/button';
import type { CardActivation } from '@/lib/api/account/loaded-account';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';

interface Props extends CardActivation {
  error: string | null;
  headline: string;
}

/**
 * Sets the password of a customer who registered with a card. Offers a new link if it has expired.
 */
export function ActivationForm({ uid, token, wrong, error, headline }: Props) {
  const { account, loyaltyCard: messages } = useMessages();
  const { locale } = useRouteContext();
  const problem = wrong && account.errors[wrong];
  const isRepeated = wrong !== 'passwordsDiffer';
  if (token === null)
    return (
      <>
        {error !== 'link_expired' && <RejectionNotice code="link_expired" />}
        <ForgotForm isOpen />
      </>
    );
  return (
    <form method="post" action="/api/crm/activate" className={styles.form}>
      <h2 className={styles.heading}>{messages.activateTitle}</h2>
      <p>{messages.activateText}</p>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="uid" value={uid} />
      <input type="hidden" name="token" value={token} />
      <NewPassword
        name="newPass"
        label={account.labels.newPass}
        penalties={() => [headline, document.title]}
        error={isRepeated ? problem : undefined}
      />
      <PasswordField
        name="confirmationPass"
        label={messages.repeat}
        error={isRepeated ? undefined : problem}
        autoComplete="new-password"
        required
      />
      <Button type="submit">{account.setPassword}</Button>
    </form>
  );
}
