import styles from '@/components/account/account.module.css';
import { useAccountField } from '@/components/account/use-account-field';
import { PasswordField } from '@/components/forms/field/password-field';
import { Button } from '@/components/ui/button/button';
import type { LoadedLoginData } from '@/lib/api/account/loaded-account';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';

function DeleteForm({ draft }: Pick<LoadedLoginData, 'draft'>) {
  const { account: messages } = useMessages();
  const { locale } = useRouteContext();
  const { defaultValue: _, ...field } = useAccountField(draft)('deletePassword');
  return (
    <details className={styles.forgot} open={field.error !== undefined}>
      <summary>{messages.deleteAccount}</summary>
      <form method="post" action="/api/account/delete" className={styles.form}>
        <p>{messages.deleteText}</p>
        <input type="hidden" name="locale" value={locale} />
        <PasswordField {...field} autoComplete="current-password" required />
        <Button type="submit">{messages.deleteForever}</Button>
      </form>
    </details>
  );
}

/** The customer's stored data: download as a file, or deletion with the account. */
export function OwnData({ draft }: Pick<LoadedLoginData, 'draft'>) {
  const { account: messages } = useMessages();
  const { locale } = useRouteContext();
  return (
    <section className={styles.part} aria-label={messages.ownData}>
      <h2 className={styles.heading}>{messages.ownData}</h2>
      <p>{messages.ownDataText}</p>
      <p>
        <a href={`/api/account/export?locale=${locale}`} className={styles.link} download>
          {messages.download}
        </a>
      </p>
      <DeleteForm draft={draft} />
    </section>
  );
}
