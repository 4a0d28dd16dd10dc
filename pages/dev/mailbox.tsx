import type { GetServerSideProps } from 'next';
import { MailboxPage } from '@/components/layout/mailbox/mailbox';
import { hasEditors } from '@/lib/studio/editor/editor-session.server';
import { awayWithoutSession } from '@/lib/studio/editor/editors-only.server';
import { messagesOf, type Messages } from '@/lib/shop/i18n/messages';
import { report } from '@/lib/platform/log/log.server';
import type { Mailbox } from '@/lib/messaging/mail/mailbox';
import { hasMailbox, loadMailbox } from '@/lib/messaging/mail/mailbox.server';

interface Props {
  /** `null` if the mail service does not respond. */
  mailbox: Mailbox | null;
  /** Determines the document's language; contains no messages. */
  messages: Messages;
}

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

export const getServerSideProps: GetServerSideProps<Props> = async ({ req, res, query }) => {
  if (!hasEditors() || !hasMailbox()) return { notFound: true };
  const away = await awayWithoutSession(req);
  if (away) return away;
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
