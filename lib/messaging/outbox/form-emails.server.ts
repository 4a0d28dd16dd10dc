import { returnedPieces } from '@/lib/commerce/documents/return-label.server';
import { shownPhone } from '@/lib/shop/address/phone-number.server';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { EmailKind } from '@/cms-schema/email-kinds';
import { database } from '@/lib/platform/db/database.server';
import {
  contactMessages,
  formEntries,
  registeredReturns,
  subscriptions,
} from '@/lib/platform/db/schema-forms';
import { orders } from '@/lib/platform/db/schema-orders';
import { formatDate, formatTime } from '@/lib/shop/i18n/format-date';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { messagesFor } from '@/lib/shop/i18n/messages';
import type { Letter } from '@/lib/messaging/mail/letter';
import type { LinkPurpose } from '@/lib/platform/signing/email-link.server';
import { alertEmails } from './alert-emails.server';
import { letterPictures } from './letter-pictures.server';
import { staffInvitation } from './staff-invitation-email.server';
import {
  editableAs,
  formLetter,
  linkLabel,
  signedUrl,
  wordingOf,
  type EmailMaker,
  type Sent,
} from './form-wording.server';
import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import { shownEmail } from '@/lib/shop/address/shown-email.server';

const aboutSubscription = z.object({ subscriptionId: z.uuid(), at: z.number() });
const aboutMessage = z.object({ messageId: z.uuid() });
const aboutEntry = z.object({ entryId: z.uuid() });

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

async function findSubscription(id: string) {
  const [row] = await database().select().from(subscriptions).where(eq(subscriptions.id, id));
  return row;
}

const newsletterConfirm: EmailMaker = async (key, payload) => {
  const { subscriptionId: id, at } = aboutSubscription.parse(payload);
  const row = await findSubscription(id);
  if (!row) return null;
  const wording = await wordingOf(row);
  const { messages } = wording;
  const url = signedUrl(row, '/api/newsletter/confirm', { purpose: 'newsletter-confirm', id, at });
  const letter = formLetter(wording, {
    // Omits the name, because anyone may have entered it together with the address.
    subject: messages.newsletterConfirmSubject,
    intro: messages.newsletterConfirm,
    parts: [{ kind: 'link', label: linkLabel(wording, 'newsletter-confirm'), url }],
  });
  return {
    letter,
    key,
    project: row.project,
    to: row.email,
    ...editableAs('newsletter-confirm', wording.context),
  };
};

const newsletterWelcome: EmailMaker = async (key, payload) => {
  const { subscriptionId: id } = aboutSubscription.parse(payload);
  const row = await findSubscription(id);
  if (row?.status !== 'confirmed') return null;
  const wording = await wordingOf(row);
  const { messages } = wording;
  const url = signedUrl(row, '/api/newsletter/unsubscribe', { purpose: 'newsletter-end', id });
  const letter = formLetter(wording, {
    subject: messages.newsletterWelcomeSubject,
    intro: messages.newsletterWelcome,
    addressee: nameOf(row),
    end: { label: messages.unsubscribe, url },
  });
  const editable = editableAs('newsletter-welcome', wording.context);
  return { letter, key, project: row.project, to: row.email, unsubscribeUrl: url, ...editable };
};

/** Email for a form that was sent without a captcha and has to be confirmed. */
const confirmation =
  (
    purpose: Extract<LinkPurpose, EmailKind>,
    find: (payload: unknown) => Promise<(Sent & { id: string; email: string }) | undefined>,
  ): EmailMaker =>
  async (key, payload) => {
    const row = await find(payload);
    if (!row) return null;
    const wording = await wordingOf(row);
    const { messages } = wording;
    const url = signedUrl(row, '/api/forms/confirm', { purpose, id: row.id });
    const letter = formLetter(wording, {
      subject: messages.confirmSubject,
      intro: messages.confirm,
      parts: [{ kind: 'link', label: linkLabel(wording, purpose), url }],
    });
    return {
      letter,
      key,
      project: row.project,
      to: row.email,
      ...editableAs(purpose, wording.context),
    };
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

const paragraphOf = (message: string) =>
  ({ kind: 'lines', lines: message.split(/\r\n|\r|\n/) }) as const;

/** Country of the customer service that calls back. */
const STAFF_COUNTRY = 'DE';

/** Email to the shop in its own language; replies go to the sender. */
const contactMessage: EmailMaker = async (key, payload) => {
  const row = await findMessage(payload);
  if (!row) return null;
  const { contactForm, email, form } = messagesFor('de');
  // The form has validated the stored subject.
  const subject = contactForm.subjects[row.subject as keyof typeof contactForm.subjects];
  const details = [
    ...(row.firstName ? [{ name: form.firstName, value: row.firstName }] : []),
    { name: form.lastName, value: row.lastName },
    { name: email.label, value: shownEmail(row.email) },
    ...(row.customerNumber ? [{ name: contactForm.custNumber, value: row.customerNumber }] : []),
    ...(row.phone
      ? [{ name: contactForm.callBack, value: shownPhone(row.phone, STAFF_COUNTRY) }]
      : []),
    { name: contactForm.subject, value: `${subject} (${row.locale})` },
  ];
  const { shop } = await wordingOf(row);
  const letter: Letter = {
    language: 'de',
    shop,
    subject: `${row.project}: ${subject}`,
    values: {},
    greeting: null,
    intro: [],
    closing: [],
    parts: [{ kind: 'details', details }, paragraphOf(row.message)],
  };
  const { mail } = shopSettings(row.project);
  return { letter, key, project: row.project, to: mail.contact ?? mail.from, replyTo: row.email };
};

const contactCopy: EmailMaker = async (key, payload) => {
  const row = await findMessage(payload);
  if (!row) return null;
  const wording = await wordingOf(row);
  const { messages } = wording;
  const letter = formLetter(wording, {
    subject: messages.contactSubject,
    intro: messages.contactCopy,
    addressee: nameOf(row),
    parts: [paragraphOf(row.message)],
  });
  return {
    letter,
    key,
    project: row.project,
    to: row.email,
    ...editableAs('contact-copy', wording.context),
  };
};

/** Confirms the receipt of a withdrawal that names its own order, with its text and time. */
const withdrawalStated: EmailMaker = async (key, payload) => {
  const row = await findMessage(payload);
  if (!row) return null;
  const wording = await wordingOf(row);
  const { language } = wording;
  const { contactForm, orderNews } = messagesFor(language);
  const received = row.sentAt.getTime();
  const at = { date: formatDate(received, language), time: formatTime(received, language) };
  const letter = formLetter(wording, {
    subject: contactForm.subjects.withdrawal,
    intro: orderNews.withdrawalReceived,
    addressee: row.lastName,
    parts: [paragraphOf(formatMessage(orderNews.withdrawal, at)), paragraphOf(row.message)],
  });
  return { letter, key, project: row.project, to: row.email };
};

const ENTERED = { raffle: 'raffle-entered', earlyShop: 'early-shop-entered' } as const;

const entryStored: EmailMaker = async (key, payload) => {
  const row = await findEntry(payload);
  if (!row) return null;
  const wording = await wordingOf(row);
  const { messages } = wording;
  const letter = formLetter(wording, {
    subject: messages[`${row.kind}Subject`],
    intro: messages[row.kind],
    addressee: nameOf(row),
  });
  return {
    letter,
    key,
    project: row.project,
    to: row.email,
    ...editableAs(ENTERED[row.kind], wording.context),
  };
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
  const wording = await wordingOf(order);
  const { messages } = wording;
  const { label } = messagesFor(wording.language).returnPortal;
  const url = signedUrl(order, '/api/acl/return/label', { purpose: 'return-label', id });
  const pieces = await returnedPieces(id, wording.language);
  const pictures = await letterPictures(wording.context, pieces);
  const letter = formLetter(wording, {
    subject: messages.returnSubject,
    intro: messages.return,
    values: { number },
    parts: [
      {
        kind: 'pieces',
        pieces: pieces.map(({ text, itemNumber }) => ({ text, picture: pictures.get(itemNumber) })),
      },
      { kind: 'link', label: formatMessage(label, { number }), url },
    ],
  });
  return {
    letter,
    key,
    project: order.project,
    to: order.email,
    ...editableAs('return-registered', wording.context),
  };
};

/** Emails about forms, by the kind of their outbox row. */
export const formEmails: Readonly<Record<string, EmailMaker>> = {
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'contact-confirm': confirmation('contact-confirm', findMessage),
  'contact-message': contactMessage,
  'contact-copy': contactCopy,
  'withdrawal-stated': withdrawalStated,
  'entry-confirm': confirmation('entry-confirm', findEntry),
  'entry-stored': entryStored,
  'return-registered': returnRegistered,
  'staff-invitation': staffInvitation,
  ...alertEmails,
};
