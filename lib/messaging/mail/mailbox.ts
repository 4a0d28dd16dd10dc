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
  attachments: string[];
}

export interface Mailbox {
  /** Newest first. */
  entries: MailboxEntry[];
  email: MailboxEmail | null;
  /** Recipient by which the list is filtered; empty for all. */
  to: string;
}
