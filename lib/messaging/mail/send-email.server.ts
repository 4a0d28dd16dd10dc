import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { env } from '@/lib/platform/env/env.server';
import { withTimeout } from '@/lib/platform/http/with-timeout';
import { traced } from '@/lib/platform/tracing/traced.server';
import type { Email } from './email';

/** Timeouts that a working mail server never reaches. */
const TIMEOUTS_MS = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  // outside: mail-greeting
  greetingTimeout: 5_000,
  // outside: mail-silence
  socketTimeout: 10_000,
};

/**
 * Timeout for sending as a whole, because a server that responds slowly but steadily exceeds none
 * of the above.
 */
const SEND_MS = 20_000;

/** Message-ID derived from key and sender only, so that a repeated email has the same one. */
function messageIdOf(key: string, sender: string): string {
  const local = createHash('sha256').update(key).digest('hex').slice(0, 32);
  return `<${local}@${sender.slice(sender.lastIndexOf('@') + 1)}>`;
}

/**
 * Headers for which mail programs show an unsubscribe button:
 * https://www.rfc-editor.org/rfc/rfc8058
 */
const oneClick = (url: string | undefined) =>
  url && {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };

// outside: mail-signed-headers
/**
 * Signed headers: nodemailer's default, and the second header of one-click unsubscribe, as RFC 8058
 * requires.
 */
const SIGNED =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:' +
  'Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted';

/** DKIM options; only if all three settings exist. */
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

/** PDFs to save, and pictures that the text shows by their content id. */
const attachedTo = ({ attachments = [], pictures = [] }: Email) => [
  ...attachments.map(({ fileName, file }) => ({
    filename: fileName,
    content: file,
    contentType: 'application/pdf',
  })),
  ...pictures.map(({ name, file }) => ({
    filename: `${name}.png`,
    content: file,
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
    cid: name,
  })),
];

/**
 * Sends an email by the SMTP server of `SMTP_URL`, which has accepted it when this resolves. It may
 * also have done so despite an error: sending again is safe, because the Message-ID is the same.
 * @returns the Message-ID, with its brackets
 * @throws TimedOut after 20 seconds, or nodemailer's error; its optional `responseCode` shows
 *   whether the server will accept the email later (4xx) or never (5xx)
 */
export async function sendEmail(email: Email): Promise<string> {
  const { key, to, sender, subject, text, html, replyTo, unsubscribeUrl } = email;
  const { SMTP_URL } = env();
  const messageId = messageIdOf(key, sender.address);
  const transport = createTransport({
    url: SMTP_URL,
    ...TIMEOUTS_MS,
    // outside: mail-no-files
    // Prevents a message from making this server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const signature = dkim();
  const message = {
    ...(signature && { dkim: signature }),
    // outside: mail-message-id
    messageId,
    from: sender,
    // outside: mail-one-recipient, mail-domain-in-ascii
    // An object, because a string would be parsed as a list of addresses.
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    // outside: mail-header-lines
    subject,
    text,
    // outside: mail-two-parts, mail-long-lines, mail-dots
    html,
    attachments: attachedTo(email),
    headers: { 'Auto-Submitted': 'auto-generated', ...oneClick(unsubscribeUrl) },
  };
  // outside: mail-response-code
  await traced({ name: 'mail' }, () => withTimeout(transport.sendMail(message), SEND_MS));
  return messageId;
}
