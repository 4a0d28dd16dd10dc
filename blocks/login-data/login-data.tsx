import dynamic from 'next/dynamic';
import { AccountFrame } from '@/components/account/account-frame';
import styles from '@/components/account/account.module.css';
import { NewPassword } from '@/components/account/new-password';
import { useAccountField } from '@/components/account/use-account-field';
import { PasswordField } from '@/components/forms/field/password-field';
import { TextField } from '@/components/forms/field/text-field';
import { Button } from '@/components/ui/button/button';
import { DeferredPart } from '@/components/ui/deferred-part/deferred-part';
import type { LoadedLoginData } from '@/lib/api/account/loaded-account';
import type { BlockProps } from '@/lib/cms/content/block';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';

/** A separate chunk, because few visitors open the page for it. */
const loadMore = () => import('./more-access').then((part) => part.MoreAccess);
const MoreAccess = dynamic(loadMore);

/** Label and error of a password field, whose value is never restored. */
function useSecret({ draft }: Pick<LoadedLoginData, 'draft'>) {
  const field = useAccountField(draft);
  return (name: 'password' | 'oldPassword' | 'newPassword') => {
    const { defaultValue: _, ...props } = field(name);
    return props;
  };
}

function EmailForm({ email, isConfirmed, draft }: LoadedLoginData) {
  const { account: messages } = useMessages();
  const { locale } = useRouteContext();
  const field = useAccountField(draft);
  const secret = useSecret({ draft });
  return (
    <form method="post" action="/api/account/email" className={styles.form}>
      <h2 className={styles.heading}>{messages.changeEmail}</h2>
      <p>{formatMessage(messages.emailNow, { email })}</p>
      {!isConfirmed && <p className={styles.hint}>{messages.notConfirmed}</p>}
      <input type="hidden" name="locale" value={locale} />
      <TextField
        {...field('email')}
        label={messages.labels.newEmail}
        type="email"
        autoComplete="email"
        required
      />
      <PasswordField {...secret('password')} autoComplete="current-password" required />
      <Button type="submit">{messages.changeEmail}</Button>
    </form>
  );
}

function PasswordForm({ email, name, draft }: LoadedLoginData) {
  const { account: messages } = useMessages();
  const { locale } = useRouteContext();
  const secret = useSecret({ draft });
  return (
    <form method="post" action="/api/account/password" className={styles.form}>
      <h2 className={styles.heading}>{messages.changePassword}</h2>
      <input type="hidden" name="locale" value={locale} />
      <PasswordField {...secret('oldPassword')} autoComplete="current-password" required />
      <NewPassword {...secret('newPassword')} penalties={() => [email, name ?? '']} />
      <Button type="submit">{messages.changePassword}</Button>
    </form>
  );
}

export function LoginData({ id, fields, loaded, isFirst }: BlockProps<'loginData'>) {
  return (
    <AccountFrame id={id} loaded={loaded} isFirst={isFirst} {...fields} page="LoginData">
      {loaded && (
        <>
          <EmailForm {...loaded} />
          <PasswordForm {...loaded} />
          <DeferredPart load={loadMore}>
            <MoreAccess {...loaded} />
          </DeferredPart>
        </>
      )}
    </AccountFrame>
  );
}
