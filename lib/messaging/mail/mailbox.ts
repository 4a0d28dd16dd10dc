/** One line of the mailbox. */
export interface MailboxEntry {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  from: string;
  to: string[];
  subject: string;
}

export interface MailboxEmail extends MailboxEntry {
  messageId: string | null;
  text: string | null;
  html: string | null;
  /** File names. */
  attachments: string[];
}

/** What the mailbox page shows. */
export interface Mailbox {
  /** Newest first. */
  entries: MailboxEntry[];
  /** The email that was chosen. */
  email: MailboxEmail | null;
  /** Recipient whose emails alone are listed; empty: all. */
  to: string;
}
