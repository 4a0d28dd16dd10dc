/** What a recipient reads. */
export interface EmailContent {
  /** One line. */
  subject: string;
  text: string;
  /** A whole document with inline styles: mail programs drop style sheets. */
  html: string;
}

/** An email to one recipient. */
export interface Email extends EmailContent {
  /**
   * Names the event that it reports, `order-paid:<order id>`: sent again with the same key, it is the
   * same message to every mail server that looks at Message-IDs.
   */
  key: string;
  /** One address, without a name. */
  to: string;
  /** PDFs. */
  attachments?: readonly { fileName: string; file: Buffer }[];
  /** One address: where an answer goes, if not to the shop. */
  replyTo?: string;
  /** Absolute address that ends such emails with one POST (RFC 8058). */
  unsubscribeUrl?: string;
}
