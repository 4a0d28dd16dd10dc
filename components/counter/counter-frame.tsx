import Head from 'next/head';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import type {
  CounterHead,
  CounterProblem,
  CounterProps,
  OwnProps,
} from '@/lib/counter/counter/counter-head';
import tool from '@/components/studio/studio.module.css';
import styles from './counter.module.css';

const SECTIONS = [
  ['orders', '/counter', 'orders.read'],
  ['packing', '/counter/packing', 'orders.ship'],
  ['returns', '/counter/returns', 'returns.read'],
  ['stock', '/counter/stock', 'stock.read'],
  ['prices', '/counter/prices', 'prices.plan'],
  ['reservations', '/counter/reservations', 'reservations.read'],
  ['customers', '/counter/customers', 'customers.read'],
  ['numbers', '/counter/numbers', 'numbers.read'],
  ['staff', '/counter/staff', 'staff.manage'],
  ['audit', '/counter/audit', 'audit.read'],
  ['account', '/counter/account', 'account'],
] as const;

export type CounterSection = (typeof SECTIONS)[number][0];

function Bar({ counter, section }: { counter: CounterHead; section: CounterSection | undefined }) {
  const { messages, staff } = counter;
  if (!staff) return null;
  const visible = SECTIONS.filter(([, , permission]) => staff.permissions.includes(permission));
  return (
    <header className={tool.bar}>
      <nav className={tool.nav} aria-label={messages.sections}>
        <ul>
          {visible.map(([name, href]) => (
            <li key={name}>
              <a href={href} aria-current={name === section ? 'page' : undefined}>
                {messages[name]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form className={tool.row} method="post" action="/counter/account">
        <span className={`${tool.hint} ${styles.who}`}>{staff.email}</span>
        <Button type="submit" look="quiet" name="step" value="sign-out">
          {messages.signOut}
        </Button>
      </form>
    </header>
  );
}

/** The frame of every page of the counter: sections, who is signed in, and title. */
export function CounterFrame({
  counter,
  title,
  section,
  children,
}: {
  counter: CounterHead;
  title: string;
  section?: CounterSection;
  children: ReactNode;
}) {
  return (
    <div className={`${tool.root} ${styles.root}`}>
      <Head>
        <title key="title">{`${title} – ${counter.messages.title}`}</title>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <Bar counter={counter} section={section} />
      <main id="main" className={styles.main}>
        <h1 className={tool.title}>{title}</h1>
        {children}
      </main>
    </div>
  );
}

/** Shown in place of a page, with the reason. */
function ProblemView({ counter, problem }: { counter: CounterHead; problem: CounterProblem }) {
  return (
    <CounterFrame counter={counter} title={counter.messages.title}>
      <p role="alert">{counter.messages[problem]}</p>
    </CounterFrame>
  );
}

/** The component of a page: its view, or why it is not shown. */
export function counterView<ViewProps extends { counter: CounterHead }>(
  View: ComponentType<ViewProps>,
): ComponentType<CounterProps<OwnProps<ViewProps>>> {
  return function CounterPage(props) {
    if (props.problem) return <ProblemView counter={props.counter} problem={props.problem} />;
    const { problem: _, messages: _messages, ...shown } = props;
    // The compiler does not put `counter` and the rest of a generic type together again.
    return <View {...(shown as unknown as ViewProps)} />;
  };
}

/** The component of a page that sends a file: shown only if there is none. */
export function CounterFilePage({ counter, problem }: CounterProps<object>) {
  return <ProblemView counter={counter} problem={problem ?? 'missing'} />;
}
