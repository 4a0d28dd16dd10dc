import type { EmailKind } from '@/cms-schema/email-kinds';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { Letter } from './letter';

/** What a recipient reads. */
export interface EmailContent {
  /** Name of the shop, shown as the sender; one line. */
  sender: string;
  /** One line. */
  subject: string;
  text: string;
  /** A whole document with inline styles: mail programs drop style sheets. */
  html: string;
}

/** An email to one recipient, without its words. */
interface Envelope {
  /**
   * Names the event that it reports, `order-paid:<order id>`: sent again with the same key, it is the
   * same message to every mail server that looks at Message-IDs.
   */
  key: string;
  /** One address, without a name. */
  to: string;
  /** PDFs. */
  attachments?: readonly { fileName: string; file: Buffer }[];
  /** Address for replies, if they do not go to the shop. */
  replyTo?: string;
  /** Absolute address that ends such emails with one POST (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface Email extends Envelope, EmailContent {}

/** An email in its built-in words, before those of its editors. */
export interface ComposedEmail extends Envelope {
  letter: Letter;
  /**
   * The template's kind, shop and country. Left out for emails without a template: those to the
   * shop itself, and those to customers of a market that the shop has left.
   */
  editable?: { kind: EmailKind; context: PageContext };
}
