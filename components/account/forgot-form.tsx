import { Honeypot } from '@/components/forms/captcha/honeypot';
import { useCaptchaForm } from '@/components/forms/captcha/use-captcha-form';
import { TextField } from '@/components/forms/field/text-field';
import { Button } from '@/components/ui/button/button';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './account.module.css';
import { loadAccountClient } from './load-account-client';

/** Requests the link for a new password. */
export function ForgotFields() {
  const { account: messages } = useMessages();
  const { locale } = useRouteContext();
  const { isPending, formProps } = useCaptchaForm(loadAccountClient);
  return (
    <form method="post" action="/api/account/reset" className={styles.form} {...formProps}>
      <Honeypot />
      <input type="hidden" name="locale" value={locale} />
      <p className={styles.hint}>{messages.forgotText}</p>
      <TextField
        label={messages.labels.email}
        name="email"
        type="email"
        autoComplete="username"
        required
      />
      <Button type="submit" look="secondary" isPending={isPending}>
        {messages.sendLink}
      </Button>
    </form>
  );
}

/** The form below the login, collapsed until needed. */
export function ForgotForm({ isOpen }: { isOpen: boolean }) {
  const { account: messages } = useMessages();
  return (
    <details id="forgot" className={styles.forgot} open={isOpen}>
      <summary>{messages.forgot}</summary>
      <ForgotFields />
    </details>
  );
}
