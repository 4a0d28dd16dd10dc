import Head from 'next/head';
import { Button } from '@/components/ui/button/button';
import { PageLink } from '@/components/ui/page-link/page-link';
import type { Mailbox, MailboxEmail, MailboxEntry } from '@/lib/messaging/mail/mailbox';
import styles from './mailbox.module.css';

/** Formats `2026-11-23 10:57:58 UTC`, which developers compare with logs. */
const timeOf = (receivedAt: string) => `${receivedAt.slice(0, 19).replace('T', ' ')} UTC`;

/** Target of links, because on a phone the email is below the list. */
const EMAIL_ID = 'email';

function hrefOf(id: string, to: string): string {
  return `/dev/mailbox?${new URLSearchParams({ ...(to && { to }), id })}#${EMAIL_ID}`;
}

/** Opens links in a new tab, because inside the frame they would replace the email. */
const documentOf = (html: string) => `<base target="_blank">${html}`;

/**
 * An ordinary link, because the router requests a page's data without the query, which selects the
 * email.
 */
function Entry({ entry, to, isChosen }: { entry: MailboxEntry; to: string; isChosen: boolean }) {
  return (
    <li>
      <a
        href={hrefOf(entry.id, to)}
        className={styles.entry}
        aria-current={isChosen ? 'true' : undefined}
      >
        <span className={styles.link}>{entry.subject || '(no subject)'}</span>
        <span>{entry.to.join(', ')}</span>
        <time dateTime={entry.receivedAt}>{timeOf(entry.receivedAt)}</time>
      </a>
    </li>
  );
}

function EmailView({ email }: { email: MailboxEmail }) {
  return (
    <article id={EMAIL_ID} className={styles.email} aria-labelledby="email-subject">
      <h2 id="email-subject" className={styles.subject}>
        {email.subject || '(no subject)'}
      </h2>
      <dl className={styles.envelope}>
        <dt>From</dt>
        <dd>{email.from}</dd>
        <dt>To</dt>
        <dd>{email.to.join(', ')}</dd>
        <dt>Message-ID</dt>
        <dd>{email.messageId ?? '(none)'}</dd>
        <dt>Attachments</dt>
        <dd>{email.attachments.join(', ') || '(none)'}</dd>
      </dl>
      {email.html !== null && (
        // An opaque origin without scripts isolates emails from the shop.
        <iframe
          className={styles.frame}
          title="Email as HTML"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={documentOf(email.html)}
        />
      )}
      {email.text !== null && (
        <>
          <h3 className={styles.part}>Plain text</h3>
          <pre className={styles.text}>{email.text}</pre>
        </>
      )}
    </article>
  );
}

/** Emails sent by the shop, for developers. @param mailbox `null` if the mail service is down */
export function MailboxPage({ mailbox }: { mailbox: Mailbox | null }) {
  return (
    <main id="main" className={styles.root}>
      <Head>
        <title key="title">Mailbox</title>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <h1 className={styles.title}>Mailbox</h1>
      <p>
        <PageLink href="/dev/blocks">All blocks</PageLink>
      </p>
      <form className={styles.search}>
        <label>
          Recipient <input type="email" name="to" defaultValue={mailbox?.to} />
        </label>
        <Button type="submit" look="secondary">
          Show
        </Button>
      </form>
      {!mailbox && <p role="alert">The mail service does not answer.</p>}
      {mailbox?.entries.length === 0 && <p>No emails yet.</p>}
      {mailbox && (
        <div className={styles.panes}>
          <ol className={styles.list}>
            {mailbox.entries.map((entry) => (
              <Entry
                key={entry.id}
                entry={entry}
                to={mailbox.to}
                isChosen={entry.id === mailbox.email?.id}
              />
            ))}
          </ol>
          {mailbox.email && <EmailView email={mailbox.email} />}
        </div>
      )}
    </main>
  );
}
