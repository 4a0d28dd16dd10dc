import { Button } from '@/components/ui/button/button';
import type { CounterHead } from '@/lib/counter/counter/counter-head';
import tool from '@/components/studio/studio.module.css';
import { CounterFrame } from './counter-frame';
import styles from './counter.module.css';

export interface SetPasswordViewProps {
  counter: CounterHead;
  /** Token of the link; `null` if it is not valid. */
  link: string | null;
  /** Address of the account. */
  email: string;
  error: 'passwordTooShort' | 'passwordTooLong' | 'passwordWeak' | null;
}

/** The form of an invitation. */
export function SetPasswordView({ counter, link, email, error }: SetPasswordViewProps) {
  const { messages } = counter;
  if (link === null)
    return (
      <CounterFrame counter={counter} title={messages.setPassword}>
        <p role="alert">{messages.linkEnded}</p>
      </CounterFrame>
    );
  return (
    <CounterFrame counter={counter} title={messages.setPassword}>
      {error && (
        <p role="alert" className={tool.fault} id="error">
          {messages[error]}
        </p>
      )}
      <form className={styles.narrow} method="post" action="/counter/set-password">
        <input type="hidden" name="link" value={link} />
        <label className={tool.choice}>
          {messages.email}
          <input name="email" type="email" autoComplete="username" value={email} readOnly />
        </label>
        <label className={tool.choice}>
          {messages.password}
          <input
            name="password"
            type="password"
            autoComplete="new-password"
            minLength={12}
            required
            aria-describedby={error ? 'rule error' : 'rule'}
          />
        </label>
        <p id="rule" className={tool.hint}>
          {messages.passwordRule}
        </p>
        <Button type="submit">{messages.setPassword}</Button>
      </form>
    </CounterFrame>
  );
}
