import { Button } from '@/components/ui/button/button';
import type { CounterHead } from '@/lib/counter/counter/counter-head';
import tool from '@/components/studio/studio.module.css';
import { CounterFrame } from './counter-frame';
import { OrderSection, shownTime } from './order-parts';
import { PasskeyForm } from './passkey-form';
import styles from './counter.module.css';

export interface AccountViewProps {
  counter: CounterHead;
  /** `null` for the browser's. */
  language: 'de' | 'en' | null;
  isSaved: boolean;
  hasSecondFactor: boolean;
  passkeys: readonly { id: string; name: string; host: string; createdAt: number }[];
  /** Why a passkey was not added. */
  error: 'passkeyFailed' | null;
  /** Browsers in which they are signed in; instants in epoch milliseconds. */
  sessions: readonly {
    id: string;
    device: string;
    signedInAt: number;
    usedAt: number;
    isThis: boolean;
    place: 'counter' | 'studio';
  }[];
}

interface EndFormProps {
  id: string;
  step: 'passkey-remove' | 'end-session';
  label: string;
  /** Name of what ends, for screen readers. */
  what: string;
}

/** Button that removes a passkey or ends a session. */
const EndForm = ({ id, step, label, what }: EndFormProps) => (
  <form method="post" action="/counter/account">
    <input type="hidden" name="id" value={id} />
    <Button type="submit" look="quiet" name="step" value={step}>
      {label} <span className="visually-hidden">{what}</span>
    </Button>
  </form>
);

function Passkeys({ counter, passkeys, error }: AccountViewProps) {
  const { messages } = counter;
  return (
    <OrderSection title={messages.passkeys}>
      {error && (
        <p role="alert" className={tool.fault}>
          {messages[error]}
        </p>
      )}
      <ul className={styles.list}>
        {passkeys.map(({ id, name, host, createdAt }) => (
          <li key={id}>
            {name} <span className={tool.hint}>{`${host}, ${shownTime(createdAt, counter)}`}</span>
            <EndForm id={id} step="passkey-remove" label={messages.remove} what={name} />
          </li>
        ))}
      </ul>
      <p className={tool.hint}>{messages.passkeysHelp}</p>
      <PasskeyForm
        counter={counter}
        kind="create"
        optionsAt="/counter/account"
        action="/counter/account"
        step="passkey-add"
        label={messages.passkeyAdd}
      >
        <label className={tool.choice}>
          {messages.password}
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
      </PasskeyForm>
    </OrderSection>
  );
}

function Sessions({ counter, sessions }: AccountViewProps) {
  const { messages } = counter;
  return (
    <OrderSection title={messages.sessions}>
      <ul className={styles.list}>
        {sessions.map(({ id, device, signedInAt, usedAt, isThis, place }) => (
          <li key={id}>
            {device || messages.unknownDevice}
            {place === 'studio' && `, ${messages.studio}`}
            {isThis && ` (${messages.thisBrowser})`}{' '}
            <span className={tool.hint}>
              {messages.signedInAt} {shownTime(signedInAt, counter)}, {messages.usedAt}{' '}
              {shownTime(usedAt, counter)}
            </span>
            {!isThis && (
              <EndForm id={id} step="end-session" label={messages.signOut} what={device} />
            )}
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}

/** Settings of a member of staff: language and sessions of their own account. */
export function AccountView(props: AccountViewProps) {
  const { counter, language, isSaved, hasSecondFactor } = props;
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
      <p className={styles.links}>
        {messages.secondFactor}:{' '}
        {hasSecondFactor ? messages.secondFactorOn : messages.secondFactorOff}
        <a href={`/counter/second-factor?`}>{messages.change}</a>
      </p>
      {staff?.permissions.includes('studio.edit') && (
        <p className={styles.links}>
          <a href={`/counter/studio?`}>{messages.studioOpen}</a>
        </p>
      )}
      <Passkeys {...props} />
      <Sessions {...props} />
      <form className={styles.links} method="post" action="/counter/account">
        <Button type="submit" look="secondary" name="step" value="sign-out-everywhere">
          {messages.signOutEverywhere}
        </Button>
      </form>
    </CounterFrame>
  );
}
