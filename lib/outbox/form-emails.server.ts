import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { database } from '@/lib/db/database.server';
import {
  contactMessages,
  formEntries,
  registeredReturns,
  subscriptions,
} from '@/lib/db/schema-forms';
import { orders } from '@/lib/db/schema-orders';
import { env } from '@/lib/env/env.server';
import { formatMessage } from '@/lib/i18n/format-message';
import { messagesFor } from '@/lib/i18n/messages';
import { letter } from '@/lib/mail/letter';
import type { LinkPurpose } from '@/lib/signing/email-link.server';
import { noticeEmails } from './notice-emails.server';
import { signedUrl, wordingOf, type EmailMaker, type Sent } from './form-wording.server';

const aboutSubscription = z.object({ subscriptionId: z.uuid(), at: z.number() });
const aboutMessage = z.object({ messageId: z.uuid() });
const aboutEntry = z.object({ entryId: z.uuid() });

async function findSubscription(id: string) {
  const [row] = await database().select().from(subscriptions).where(eq(subscriptions.id, id));
  return row;
}

const newsletterConfirm: EmailMaker = async (key, payload) => {
  const { subscriptionId: id, at } = aboutSubscription.parse(payload);
  const row = await findSubscription(id);
  if (!row) return null;
  const { language, messages, shop } = await wordingOf(row);
  const url = signedUrl(row, '/api/newsletter/confirm', { purpose: 'newsletter-confirm', id, at });
  const content = letter({
    language,
    subject: formatMessage(messages.newsletterConfirmSubject, { shop }),
    // Without the name: whoever typed the address may have typed anything.
    paragraphs: [[messages.hello], [messages.newsletterConfirm], [messages.closing, shop]],
    link: { label: messages.newsletterConfirmLink, url },
  });
  return { ...content, key, to: row.email };
};

const newsletterWelcome: EmailMaker = async (key, payload) => {
  const { subscriptionId: id } = aboutSubscription.parse(payload);
  const row = await findSubscription(id);
  if (row?.status !== 'confirmed') return null;
  const { language, messages, shop } = await wordingOf(row);
  const url = signedUrl(row, '/api/newsletter/unsubscribe', { purpose: 'newsletter-end', id });
  const name = `${row.firstName} ${row.lastName}`;
  const content = letter({
    language,
    subject: formatMessage(messages.newsletterWelcomeSubject, { shop }),
    paragraphs: [
      [formatMessage(messages.greeting, { name })],
      [messages.newsletterWelcome],
      [messages.closing, shop],
    ],
    end: { label: messages.unsubscribe, url },
  });
  return { ...content, key, to: row.email, unsubscribeUrl: url };
};

/** A form that its sender has to confirm, because no captcha has. */
const confirmation =
  (
    purpose: LinkPurpose,
    find: (payload: unknown) => Promise<(Sent & { id: string; email: string }) | undefined>,
  ): EmailMaker =>
  async (key, payload) => {
    const row = await find(payload);
    if (!row) return null;
    const { language, messages, shop } = await wordingOf(row);
    const url = signedUrl(row, '/api/forms/confirm', { purpose, id: row.id });
    const content = letter({
      language,
      subject: formatMessage(messages.confirmSubject, { shop }),
      paragraphs: [[messages.hello], [messages.confirm], [messages.closing, shop]],
      link: { label: messages.confirmLink, url },
    });
    return { ...content, key, to: row.email };
  };

async function findMessage(payload: unknown) {
  const { messageId } = aboutMessage.parse(payload);
  const [row] = await database()
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.id, messageId));
  return row;
}

async function findEntry(payload: unknown) {
  const { entryId } = aboutEntry.parse(payload);
  const [row] = await database().select().from(formEntries).where(eq(formEntries.id, entryId));
  return row;
}

/** To the shop, in its own language; an answer goes to the sender. */
const contactMessage: EmailMaker = async (key, payload) => {
  const row = await findMessage(payload);
  if (!row) return null;
  const { CONTACT_EMAIL, MAIL_FROM } = env();
  const { contactForm, email, form } = messagesFor('de');
  // The database has what the form has checked.
  const subject = contactForm.subjects[row.subject as keyof typeof contactForm.subjects];
  const content = letter({
    language: 'de',
    subject: `${row.project}: ${subject}`,
    paragraphs: [
      [
        `${form.firstName}: ${row.firstName}`,
        `${form.lastName}: ${row.lastName}`,
        `${email.label}: ${row.email}`,
        row.customerNumber ? `${contactForm.custNumber}: ${row.customerNumber}` : '',
        row.phone ? `${contactForm.callBack}: ${row.phone}` : '',
        `${contactForm.subject}: ${subject} (${row.locale})`,
      ],
      row.message.split(/\r\n|\r|\n/),
    ],
  });
  return { ...content, key, to: CONTACT_EMAIL ?? MAIL_FROM, replyTo: row.email };
};

const contactCopy: EmailMaker = async (key, payload) => {
  const row = await findMessage(payload);
  if (!row) return null;
  const { language, messages, shop } = await wordingOf(row);
  const name = `${row.firstName} ${row.lastName}`;
  const content = letter({
    language,
    subject: formatMessage(messages.contactSubject, { shop }),
    paragraphs: [
      [formatMessage(messages.greeting, { name })],
      [messages.contactCopy],
      row.message.split(/\r\n|\r|\n/),
      [messages.closing, shop],
    ],
  });
  return { ...content, key, to: row.email };
};

const entryStored: EmailMaker = async (key, payload) => {
  const row = await findEntry(payload);
  if (!row) return null;
  const { language, messages, shop } = await wordingOf(row);
  const name = `${row.firstName} ${row.lastName}`;
  const content = letter({
    language,
    subject: formatMessage(messages[`${row.kind}Subject`], { shop }),
    paragraphs: [
      [formatMessage(messages.greeting, { name })],
      [messages[row.kind]],
      [messages.closing, shop],
    ],
  });
  return { ...content, key, to: row.email };
};

const returnRegistered: EmailMaker = async (key, payload) => {
  const { returnId } = z.object({ returnId: z.uuid() }).parse(payload);
  const [row] = await database()
    .select({ order: orders, id: registeredReturns.id, number: registeredReturns.number })
    .from(registeredReturns)
    .innerJoin(orders, eq(orders.id, registeredReturns.orderId))
    .where(eq(registeredReturns.id, returnId));
  if (!row) return null;
  const { order, id, number } = row;
  const { language, messages, shop } = await wordingOf(order);
  const { label } = messagesFor(language).returnPortal;
  const url = signedUrl(order, '/api/acl/return/label', { purpose: 'return-label', id });
  const content = letter({
    language,
    subject: formatMessage(messages.returnSubject, { number }),
    paragraphs: [
      [messages.hello],
      [formatMessage(messages.return, { number })],
      [messages.closing, shop],
    ],
    link: { label: formatMessage(label, { number }), url },
  });
  return { ...content, key, to: order.email };
};

/** Emails about forms by the kind of their row in the outbox. */
export const formEmails: Readonly<Record<string, EmailMaker>> = {
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'contact-confirm': confirmation('contact-confirm', findMessage),
  'contact-message': contactMessage,
  'contact-copy': contactCopy,
  'entry-confirm': confirmation('entry-confirm', findEntry),
  'entry-stored': entryStored,
  'return-registered': returnRegistered,
  ...noticeEmails,
};
