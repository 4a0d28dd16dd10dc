import { AccountFrame } from '@/components/account/account-frame';
import { RejectionNotice } from '@/components/account/account-outcome';
import styles from '@/components/account/account.module.css';
import { ForgotForm } from '@/components/account/forgot-form';
import { NewPassword } from '@/components/account/new-password';
import { Button } from '@/components/ui/button/button';
import type { LoadedSetPassword } from '@/lib/api/account/loaded-account';
import type { BlockProps } from '@/lib/cms/content/block';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';

function PasswordForm({ token, error, wrong, headline }: LoadedSetPassword & { headline: string }) {
  const { account: messages } = useMessages();
  const { locale } = useRouteContext();
  if (token === null)
    return (
      <>
        {error !== 'link_expired' && <RejectionNotice code="link_expired" />}
        <ForgotForm isOpen />
      </>
    );
  return (
    <form method="post" action="/api/account/resetPassword" className={styles.form}>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="token" value={token} />
      <NewPassword
        name="newPass"
        label={messages.labels.newPass}
        penalties={() => [headline, document.title]}
        error={wrong && messages.errors[wrong]}
      />
      <Button type="submit">{messages.setPassword}</Button>
    </form>
  );
}

/** Sets a new password by the link in an email. */
export function SetPassword({ id, fields, loaded, isFirst }: BlockProps<'setPassword'>) {
  return (
    <AccountFrame id={id} loaded={loaded} isFirst={isFirst} {...fields} isOpen>
      {loaded && <PasswordForm {...loaded} headline={fields.headline} />}
    </AccountFrame>
  );
}
