import dynamic from 'next/dynamic';
import { useState, type SubmitEvent } from 'react';
import { Honeypot } from '@/components/forms/captcha/honeypot';
import { onTouch } from '@/components/forms/captcha/use-captcha-form';
import { PasswordField } from '@/components/forms/field/password-field';
import { TextField } from '@/components/forms/field/text-field';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { accountHref, afterLoginHref, type AfterLogin } from '@/lib/customer/account/account-pages';
import type { AccountRejection } from '@/lib/customer/account/account-rejection';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { RejectionNotice } from './account-outcome';
import { ForgotForm } from './forgot-form';
import styles from './account.module.css';
import { loadAccountClient } from './load-account-client';

/** Has no markup without scripts, so it is loaded once the form is hydrated. */
const PasskeyLogin = dynamic(() => import('./passkey-login').then((part) => part.PasskeyLogin), {
  ssr: false,
});

/** Milliseconds after which a form may be submitted again, whatever its outcome. */
const AGAIN_MS = 10_000;

/** Sends the login by script; the browser submits the form itself if the response is unknown. */
function useLogin(onDone: () => void) {
  const { locale } = useRouteContext();
  const [rejection, setRejection] = useState<AccountRejection | null>(null);
  const [isPending, setIsPending] = useState(false);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    setIsPending(true);
    setRejection(null);
    const timer = setTimeout(() => setIsPending(false), AGAIN_MS);
    loadAccountClient()
      .then(({ logIn }) => logIn(locale, form))
      .then(
        (outcome) => {
          if (outcome) setRejection(outcome);
          else onDone();
        },
        () => form.submit(),
      )
      .finally(() => {
        clearTimeout(timer);
        setIsPending(false);
      });
  };
  return {
    rejection,
    setRejection,
    isPending,
    formProps: { onSubmit: send, onFocus: onTouch(loadAccountClient) },
  };
}

interface Props {
  /** Page of the account to go on to, or the checkout. */
  next?: AfterLogin | undefined;
  /** Starts with the form for a new password open. */
  hasForgotten?: boolean;
  /** Called in place of navigating to the account page. */
  onDone?: () => void;
}

/**
 * Login by email and password, with links for visitors without either. The same form works without
 * scripts.
 */
export function LoginForm({ next, hasForgotten = false, onDone }: Props) {
  const { account: messages } = useMessages();
  const context = useRouteContext();
  const goOn = () => location.assign(afterLoginHref(context, next));
  const { rejection, setRejection, isPending, formProps } = useLogin(onDone ?? goOn);
  return (
    <div className={styles.panel}>
      {/* A live region must exist before its text, or screen readers do not announce it. */}
      <div role="alert" className={styles.region}>
        {rejection && <RejectionNotice code={rejection} />}
      </div>
      <form method="post" action="/api/account/login" className={styles.form} {...formProps}>
        <Honeypot />
        <input type="hidden" name="locale" value={context.locale} />
        {next && <input type="hidden" name="next" value={next} />}
        <TextField
          label={messages.labels.email}
          name="email"
          type="email"
          autoComplete="username"
          required
        />
        <PasswordField
          label={messages.labels.password}
          name="password"
          autoComplete="current-password"
          required
        />
        <Button type="submit" isPending={isPending}>
          {messages.login}
        </Button>
      </form>
      <PasskeyLogin onDone={onDone ?? goOn} onRejected={setRejection} />
      <ForgotForm isOpen={hasForgotten} />
      <p>{messages.newHere}</p>
      <div>
        <ButtonLink
          link={{ href: accountHref(context, 'Registration'), opens: 'page' }}
          look="secondary"
          {...(onDone && { onFollow: onDone })}
        >
          {messages.register}
        </ButtonLink>
      </div>
    </div>
  );
}
