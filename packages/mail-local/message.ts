import { simpleParser, type ParsedMail } from 'mailparser';

/** Sender and recipients according to SMTP. Addresses in headers may differ. */
export interface Envelope {
  /** Empty for bounces. */
  from: string;
  to: string[];
}

export interface MessageSummary extends Envelope {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** `null` when the message has none. */
  messageId: string | null;
  /** Decoded; empty when the message has none. */
  subject: string;
}

export interface MessageView extends MessageSummary {
  /** Unfolded but not decoded. */
  headers: { name: string; value: string }[];
  text: string | null;
  html: string | null;
  /** File names; empty for attachments without one. */
  attachments: string[];
}

export interface StoredMessage extends Envelope {
  id: string;
  receivedAt: string;
  raw: Buffer;
}

/** Parts are returned as sent: neither text nor HTML is generated from the other. */
export const parseMessage = (raw: Buffer): Promise<ParsedMail> =>
  simpleParser(raw, { skipTextToHtml: true, skipHtmlToText: true, skipImageLinks: true });

export function summaryOf(stored: StoredMessage, parsed: ParsedMail): MessageSummary {
  const { id, receivedAt, from, to } = stored;
  const { messageId = null, subject = '' } = parsed;
  return { id, receivedAt, from, to, messageId, subject };
}

function headerOf({ line }: { line: string }): { name: string; value: string } {
  const colon = line.indexOf(':');
  const value = line.slice(colon + 1).replaceAll(/\r?\n(?=[ \t])/g, '');
  return { name: line.slice(0, colon), value: value.trim() };
}

export function viewOf(stored: StoredMessage, parsed: ParsedMail): MessageView {
  return {
    ...summaryOf(stored, parsed),
    headers: parsed.headerLines.map(headerOf),
    text: parsed.text ?? null,
    html: parsed.html || null,
    attachments: parsed.attachments.map(({ filename = '' }) => filename),
  };
}
