import { useState, type SubmitEvent } from 'react';
import { RejectionNotice } from '@/components/account/account-outcome';
import styles from '@/components/account/account.module.css';
import { useAccountField } from '@/components/account/use-account-field';
import { PasswordField } from '@/components/forms/field/password-field';
import { Button } from '@/components/ui/button/button';
import { accountHref } from '@/lib/customer/account/account-pages';
import type { AccountRejection } from '@/lib/customer/account/account-rejection';
import type { LoadedLoginData } from '@/lib/api/account/loaded-account';
import { formatDate } from '@/lib/shop/i18n/format-date';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useHasPasskeys } from '@/lib/customer/passkeys/use-has-passkeys';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';

/** Creates a passkey and reloads the page. */
function useAdd() {
  const context = useRouteContext();
  const [rejection, setRejection] = useState<AccountRejection | null>(null);
  const [isPending, setIsPending] = useState(false);
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('passkeyPassword'));
    setIsPending(true);
    setRejection(null);
    import('@/lib/api/account/passkey-client')
      .then(({ addPasskey }) => addPasskey(context.locale, password))
      .catch((): AccountRejection => 'unavailable')
      .then((outcome) => {
        setIsPending(false);
        if (outcome === null)
          location.assign(`${accountHref(context, 'LoginData')}?notice=passkey_added`);
        else if (outcome !== 'cancelled')
          setRejection(outcome === 'invalid' ? 'password_wrong' : outcome);
      });
  };
  return { rejection, isPending, add };
}

function AddForm({ draft }: Pick<LoadedLoginData, 'draft'>) {
  const { account: messages } = useMessages();
  const { defaultValue: _, ...field } = useAccountField(draft)('passkeyPassword');
  const { rejection, isPending, add } = useAdd();
  // Passkeys cannot be created without JavaScript.
  if (!useHasPasskeys()) return null;
  return (
    <form method="post" className={styles.form} onSubmit={add}>
      <div role="alert" className={styles.region}>
        {rejection && <RejectionNotice code={rejection} />}
      </div>
      <PasswordField {...field} autoComplete="current-password" required />
      <Button type="submit" look="secondary" isPending={isPending}>
        {messages.passkeys.add}
      </Button>
    </form>
  );
}

/** List of the customer's passkeys, with a form to add one for this host. */
export function Passkeys({ passkeys, draft }: Pick<LoadedLoginData, 'passkeys' | 'draft'>) {
  const { account: messages, language } = useMessages();
  const { locale } = useRouteContext();
  const { headline, text, since, remove } = messages.passkeys;
  return (
    <section className={styles.part} aria-label={headline}>
      <h2 className={styles.heading}>{headline}</h2>
      <p>{text}</p>
      <ul role="list" className={styles.devices}>
        {passkeys.map(({ id, name, host, createdAt }) => (
          <li key={id} className={styles.device}>
            <span>
              {name}{' '}
              <span className={styles.hint}>
                {formatMessage(since, { host, date: formatDate(createdAt, language) })}
              </span>
            </span>
            <form method="post" action="/api/account/passkey/remove">
              <input type="hidden" name="locale" value={locale} />
              <input type="hidden" name="passkey" value={id} />
              <button type="submit" className={styles.quiet}>
                {formatMessage(remove, { name })}
              </button>
            </form>
          </li>
        ))}
      </ul>
      <AddForm draft={draft} />
    </section>
  );
}
