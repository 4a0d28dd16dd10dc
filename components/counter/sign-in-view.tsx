import { Button } from '@/components/ui/button/button';
import type { CounterHead } from '@/lib/counter/counter/counter-head';
import tool from '@/components/studio/studio.module.css';
import { CounterFrame } from './counter-frame';
import { PasskeyForm } from './passkey-form';
import styles from './counter.module.css';

export interface SignInViewProps {
  counter: CounterHead;
  /** What was typed and rejected. */
  email: string;
  error: 'signInWrong' | 'passkeyFailed' | 'ssoFailed' | 'tooMany' | null;
  /** Whether a password was just set. */
  isPasswordSet: boolean;
  /** Page of the counter that is opened afterwards. */
  next: string;
  /** Whether staff can sign in at the company's provider. */
  hasSso: boolean;
}

/** The form by which staff sign in. */
export function SignInView({
  counter,
  email,
  error,
  isPasswordSet,
  next,
  hasSso,
}: SignInViewProps) {
  const { messages } = counter;
  return (
    <CounterFrame counter={counter} title={messages.signIn}>
      {isPasswordSet && <output>{messages.passwordSet}</output>}
      {error && (
        <p role="alert" className={tool.fault} id="error">
          {messages[error]}
        </p>
      )}
      <form className={styles.narrow} method="post" action="/counter/sign-in">
        <label className={tool.choice}>
          {messages.email}
          <input name="email" type="email" autoComplete="username" defaultValue={email} required />
        </label>
        <label className={tool.choice}>
          {messages.password}
          <input
            name="password"
            type="password"
            autoComplete="current-password"
            required
            aria-describedby={error ? 'error' : undefined}
          />
        </label>
        <label className={tool.choice}>
          {messages.code}
          <input name="code" inputMode="numeric" autoComplete="one-time-code" />
        </label>
        <input type="hidden" name="next" value={next} />
        <Button type="submit">{messages.signIn}</Button>
      </form>
      {hasSso && (
        <p className={styles.links}>
          <a href={`/counter/sso?${new URLSearchParams({ next })}`}>{messages.ssoUse}</a>
        </p>
      )}
      <PasskeyForm
        counter={counter}
        kind="use"
        optionsAt="/counter/passkey"
        action="/counter/sign-in"
        label={messages.passkeyUse}
      >
        <input type="hidden" name="next" value={next} />
      </PasskeyForm>
    </CounterFrame>
  );
}
