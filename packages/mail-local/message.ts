import { simpleParser, type ParsedMail } from 'mailparser';

/** Who a message came from and goes to, as SMTP said it. Addresses of headers may differ. */
export interface Envelope {
  /** Empty for bounces. */
  from: string;
  to: string[];
}

/** One line of the list of messages. */
export interface MessageSummary extends Envelope {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** `null` when the message has none. */
  messageId: string | null;
  /** Decoded; empty when the message has none. */
  subject: string;
}

/** A message as the reader shows it. */
export interface MessageView extends MessageSummary {
  /** As they were sent, unfolded but not decoded. */
  headers: { name: string; value: string }[];
  text: string | null;
  html: string | null;
  /** File names; empty for attachments without one. */
  attachments: string[];
}

/** A message as it is stored. */
export interface KeptMessage extends Envelope {
  id: string;
  receivedAt: string;
  raw: Buffer;
}

/** Parts are shown as they were sent: neither is made of the other. */
export const parseMessage = (raw: Buffer): Promise<ParsedMail> =>
  simpleParser(raw, { skipTextToHtml: true, skipHtmlToText: true, skipImageLinks: true });

export function summaryOf(kept: KeptMessage, parsed: ParsedMail): MessageSummary {
  const { id, receivedAt, from, to } = kept;
  const { messageId = null, subject = '' } = parsed;
  return { id, receivedAt, from, to, messageId, subject };
}

function headerOf({ line }: { line: string }): { name: string; value: string } {
  const colon = line.indexOf(':');
  const value = line.slice(colon + 1).replaceAll(/\r?\n(?=[ \t])/g, '');
  return { name: line.slice(0, colon), value: value.trim() };
}

export function viewOf(kept: KeptMessage, parsed: ParsedMail): MessageView {
  return {
    ...summaryOf(kept, parsed),
    headers: parsed.headerLines.map(headerOf),
    text: parsed.text ?? null,
    html: parsed.html || null,
    attachments: parsed.attachments.map(({ filename = '' }) => filename),
  };
}
