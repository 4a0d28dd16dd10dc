import { Button } from '@/components/ui/button/button';
import type { CounterHead } from '@/lib/counter/counter/counter-head';
import tool from '@/components/studio/studio.module.css';
import { CounterFrame } from './counter-frame';
import styles from './counter.module.css';

export interface AccountViewProps {
  counter: CounterHead;
  /** `null` for the browser's. */
  language: 'de' | 'en' | null;
  isSaved: boolean;
}

/** Settings of a member of staff: language and sessions of their own account. */
export function AccountView({ counter, language, isSaved }: AccountViewProps) {
  const { messages, staff } = counter;
  return (
    <CounterFrame counter={counter} title={messages.account} section="account">
      {isSaved && <output>{messages.saved}</output>}
      {staff && (
        <p>
          {staff.email}, {messages.roles[staff.role]}
        </p>
      )}
      <form className={tool.form} method="post" action="/counter/account">
        <label className={tool.choice}>
          {messages.language}
          <select name="language" defaultValue={language ?? ''}>
            <option value="">{messages.browserLanguage}</option>
            <option value="de">Deutsch</option>
            <option value="en">English</option>
          </select>
        </label>
        <Button type="submit" name="step" value="language">
          {messages.save}
        </Button>
      </form>
      <form className={styles.links} method="post" action="/counter/account">
        <Button type="submit" look="secondary" name="step" value="sign-out-everywhere">
          {messages.signOutEverywhere}
        </Button>
      </form>
    </CounterFrame>
  );
}
