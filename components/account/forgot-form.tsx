import { TextField } from '@/components/forms/field/text-field';
import { Button } from '@/components/ui/button/button';
import { useMessages } from '@/lib/i18n/use-messages';
import { useRouteContext } from '@/lib/routes/route-context-provider';
import styles from './account.module.css';

/** Requests the link for a new password; folded until it is needed. */
export function ForgotForm({ isOpen }: { isOpen: boolean }) {
  const { account: messages } = useMessages();
  const { locale } = useRouteContext();
  return (
    <details id="forgot" className={styles.forgot} open={isOpen}>
      <summary>{messages.forgot}</summary>
      <form method="post" action="/api/account/reset" className={styles.form}>
        <input type="hidden" name="locale" value={locale} />
        <p className={styles.hint}>{messages.forgotText}</p>
        <TextField
          label={messages.labels.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          maxLength={255}
          required
        />
        <Button type="submit" look="secondary">
          {messages.sendLink}
        </Button>
      </form>
    </details>
  );
}
