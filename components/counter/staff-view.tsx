import { Button } from '@/components/ui/button/button';
import type { CounterHead } from '@/lib/counter/counter/counter-head';
import type { StaffRole } from '@/lib/counter/staff/permissions';
import tool from '@/components/studio/studio.module.css';
import { CounterFrame } from './counter-frame';
import styles from './counter.module.css';

interface Person {
  id: string;
  email: string;
  role: StaffRole;
  hasPassword: boolean;
  hasSecondFactor: boolean;
  passkeys: number;
  isDisabled: boolean;
  /** Nobody ends or changes their own account, so that one administrator is left. */
  isSelf: boolean;
}

export interface StaffViewProps {
  counter: CounterHead;
  people: readonly Person[];
  /** What was typed and rejected. */
  email: string;
  error: 'invalid' | 'staffKnown' | null;
  isDone: boolean;
}

/** In the order in which they are offered. */
const ROLES: readonly StaffRole[] = [
  'service',
  'warehouse',
  'shopManager',
  'marketing',
  'administrator',
];

function RoleChoice({ counter, role }: { counter: CounterHead; role?: StaffRole }) {
  const { messages } = counter;
  return (
    <label className={tool.choice}>
      {messages.role}
      <select name="role" defaultValue={role ?? 'service'}>
        {ROLES.map((each) => (
          <option key={each} value={each}>
            {messages.roles[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Invite({ counter, email, error }: StaffViewProps) {
  const { messages } = counter;
  return (
    <form className={tool.form} method="post" action="/counter/staff">
      <label className={tool.choice}>
        {messages.email}
        <input
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={email}
          required
          aria-describedby={error ? 'error' : 'rule'}
        />
      </label>
      <RoleChoice counter={counter} />
      <Button type="submit" name="step" value="invite">
        {messages.invite}
      </Button>
    </form>
  );
}

function Changes({ counter, person }: { counter: CounterHead; person: Person }) {
  const { messages } = counter;
  const { id, email, role, isDisabled } = person;
  const named = <span className="visually-hidden">{email}</span>;
  return (
    <form className={tool.form} method="post" action="/counter/staff">
      <input type="hidden" name="id" value={id} />
      {!isDisabled && (
        <>
          <RoleChoice counter={counter} role={role} />
          <Button type="submit" look="secondary" name="step" value="role">
            {messages.roleChange} {named}
          </Button>
          <Button type="submit" look="quiet" name="step" value="sign-out">
            {messages.signOutEverywhere} {named}
          </Button>
        </>
      )}
      <Button type="submit" look="quiet" name="step" value="invite-again">
        {messages.inviteAgain} {named}
      </Button>
      {!isDisabled && (
        <Button type="submit" look="quiet" name="step" value="disable">
          {messages.disable} {named}
        </Button>
      )}
    </form>
  );
}

function stateOf({ messages }: CounterHead, person: Person): string {
  if (person.isDisabled) return messages.staffStates.disabled;
  return person.hasPassword ? messages.staffStates.active : messages.staffStates.invited;
}

function PersonItem({ counter, person }: { counter: CounterHead; person: Person }) {
  const { messages } = counter;
  const { email, role, hasSecondFactor, passkeys, isSelf } = person;
  const details = [
    messages.roles[role],
    stateOf(counter, person),
    ...(hasSecondFactor ? [messages.secondFactor] : []),
    ...(passkeys > 0 ? [`${messages.passkeys}: ${passkeys}`] : []),
  ];
  return (
    <li>
      <b>{email}</b> <span className={tool.hint}>{details.join(', ')}</span>
      {!isSelf && <Changes counter={counter} person={person} />}
    </li>
  );
}

/** Everybody who may sign in, and forms to invite them and to change their accounts. */
export function StaffView(props: StaffViewProps) {
  const { counter, people, error, isDone } = props;
  const { messages } = counter;
  return (
    <CounterFrame counter={counter} title={messages.staff} section="staff">
      {isDone && <output>{messages.saved}</output>}
      {error && (
        <p role="alert" className={tool.fault} id="error">
          {messages[error]}
        </p>
      )}
      <Invite {...props} />
      <p id="rule" className={tool.hint}>
        {messages.inviteHelp}
      </p>
      <ul className={styles.list}>
        {people.map((person) => (
          <PersonItem key={person.id} counter={counter} person={person} />
        ))}
      </ul>
    </CounterFrame>
  );
}
