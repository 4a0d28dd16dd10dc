import type { EmailKind } from '@/cms-schema/email-kinds';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { Letter } from './letter';

export interface EmailContent {
  /** Name in one line, and address of the shop. */
  sender: { name: string; address: string };
  /** One line. */
  subject: string;
  text: string;
  /** A complete document with inline styles, because mail programs drop style sheets. */
  html: string;
}

/** An email to one recipient, without its content. */
interface Envelope {
  /**
   * Identifies the reported event, `order-paid:<order id>`. Sending an email again with the same
   * key results in the same Message-ID, by which mail servers recognise duplicates.
   */
  key: string;
  /** One address, without a name. */
  to: string;
  /** PDFs. */
  attachments?: readonly { fileName: string; file: Buffer }[];
  /** PNGs within the text, by the names that its parts have for them. */
  pictures?: readonly { name: string; file: Buffer }[];
  /** Reply address, unless it is the shop's. */
  replyTo?: string;
  /** Absolute address that ends such emails with one POST (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface Email extends Envelope, EmailContent {}

/** An email with its built-in texts, before the editors' texts are applied. */
export interface ComposedEmail extends Envelope {
  /** Shop that sends it. */
  project: string;
  letter: Letter;
  /**
   * Kind, shop and country of the template. Omitted for emails without a template: those to the
   * shop itself, and those to customers in a market that the shop has left.
   */
  editable?: { kind: EmailKind; context: PageContext };
}
