import type { GetServerSideProps } from 'next';
import { MailboxPage } from '@/components/layout/mailbox/mailbox';
import { hasEditors, isEditor, NO_SESSION } from '@/lib/editor/editor-session.server';
import { messagesOf, type Messages } from '@/lib/i18n/messages';
import { report } from '@/lib/log/log.server';
import type { Mailbox } from '@/lib/mail/mailbox';
import { hasMailbox, loadMailbox } from '@/lib/mail/mailbox.server';

interface Props {
  /** `null`: the mail service does not respond. */
  mailbox: Mailbox | null;
  /** No messages; sets the document's language. */
  messages: Messages;
}

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

export const getServerSideProps: GetServerSideProps<Props> = async ({ req, res, query }) => {
  if (!hasEditors() || !hasMailbox()) return { notFound: true };
  if (!(await isEditor(req))) return { redirect: { destination: NO_SESSION, permanent: false } };
  const messages = messagesOf('en', []);
  try {
    return { props: { mailbox: await loadMailbox(textOf(query.id), textOf(query.to)), messages } };
  } catch (error) {
    report('the mailbox cannot be read', { error });
    res.statusCode = 503;
    return { props: { mailbox: null, messages } };
  }
};

export default MailboxPage;
