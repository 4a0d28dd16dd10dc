import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { env } from '@/lib/platform/env/env.server';
import { withTimeout } from '@/lib/platform/http/with-timeout';
import type { Email } from './email';

/** Timeouts: a mail server that works at all responds well within these. */
const TIMEOUTS_MS = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
};

/** All of it: a server that responds a little at a time meets no limit above. */
const SEND_MS = 20_000;

/** Message id that depends only on key and sender, so that a repeated email has the same one. */
function messageIdOf(key: string, sender: string): string {
  const local = createHash('sha256').update(key).digest('hex').slice(0, 32);
  return `<${local}@${sender.slice(sender.lastIndexOf('@') + 1)}>`;
}

/** What mail programs show a button for: https://www.rfc-editor.org/rfc/rfc8058 */
const oneClick = (url: string | undefined) =>
  url && {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };

/** As nodemailer signs by default, with the second header of one-click unsubscribe, as RFC 8058 wants. */
const SIGNED =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:' +
  'Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted';

/** How emails are signed; only with all three settings. */
function dkim() {
  const { MAIL_DKIM_DOMAIN, MAIL_DKIM_SELECTOR, MAIL_DKIM_KEY } = env();
  if (!MAIL_DKIM_DOMAIN || !MAIL_DKIM_SELECTOR || !MAIL_DKIM_KEY) return undefined;
  return {
    domainName: MAIL_DKIM_DOMAIN,
    keySelector: MAIL_DKIM_SELECTOR,
    privateKey: MAIL_DKIM_KEY,
    headerFieldNames: SIGNED,
  };
}

/**
 * Sends an email by the SMTP server of `SMTP_URL`. When it resolves, the server has accepted it.
 * An error can also occur after that: sending again is safe, the message keeps its Message-ID.
 * @returns the Message-ID, with its brackets
 * @throws TimedOut after 20 seconds, or nodemailer's error; its `responseCode`, where there is one, tells whether the server will
 *   accept the email later (4xx) or never (5xx)
 */
export async function sendEmail(email: Email): Promise<string> {
  const { key, to, sender, subject, text, html, attachments = [], replyTo, unsubscribeUrl } = email;
  const { SMTP_URL, MAIL_FROM } = env();
  const messageId = messageIdOf(key, MAIL_FROM);
  const transport = createTransport({
    url: SMTP_URL,
    ...TIMEOUTS_MS,
    // Nothing in a message may make this server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const signature = dkim();
  const sending = transport.sendMail({
    ...(signature && { dkim: signature }),
    messageId,
    from: { name: sender, address: MAIL_FROM },
    // Passed as an object, since a string would be parsed as a list of addresses.
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    attachments: attachments.map(({ fileName, file }) => ({
      filename: fileName,
      content: file,
      contentType: 'application/pdf',
    })),
    headers: { 'Auto-Submitted': 'auto-generated', ...oneClick(unsubscribeUrl) },
  });
  await withTimeout(sending, SEND_MS);
  return messageId;
}
