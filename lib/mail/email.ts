import type { PageContext } from '@/lib/page-context/page-context';

/** What a recipient reads. */
export interface EmailContent {
  /** One line. */
  subject: string;
  text: string;
  /** A whole document with inline styles: mail programs drop style sheets. */
  html: string;
}

/** The built-in sentences of an email that its editors may replace. */
export interface EditableWording {
  /** As they stand in both forms of the email, each in one line. */
  intro: string;
  closing: string;
  /** Placeholder → its text, from buyers too: `{ number: 'HGG-1000001' }`. */
  values: Readonly<Record<string, string>>;
}

export interface EditableEmail extends EmailContent {
  wording: EditableWording;
}

/** An email to one recipient. */
export interface Email extends EmailContent {
  /**
   * Names the event that it reports, `order-paid:<order id>`: sent again with the same key, it is the
   * same message to every mail server that looks at Message-IDs.
   */
  key: string;
  /** What editors may replace, and the shop and country it is sent for; left out: nothing. */
  editable?: { wording: EditableWording; context: PageContext };
  /** One address, without a name. */
  to: string;
  /** PDFs. */
  attachments?: readonly { fileName: string; file: Buffer }[];
  /** One address: where an answer goes, if not to the shop. */
  replyTo?: string;
  /** Absolute address that ends such emails with one POST (RFC 8058). */
  unsubscribeUrl?: string;
}
