import type { IncomingMessage } from 'node:http';

/** What a page for a list's parameters was made from. */
export interface SelectionRender {
  /** Epoch milliseconds before any content was read. */
  renderedAt: number;
  /** First instant at which it is wrong, in epoch milliseconds. */
  validUntil: number | null;
  /** Keys of the documents it was made from. */
  documents: readonly string[];
}

/** What the request handler and the data function of a page share about the render of a selection. */
export interface SelectionTicket {
  /** Ends when nobody waits for the page any more. */
  signal: AbortSignal;
  /** Set by the data function of a page that is the same for everybody, and whole. */
  render?: SelectionRender;
}

const TICKET = Symbol.for('selvedge.selection-ticket');

// Next bundles pages and request handler apart: only the request object is shared.
type Ticketed = IncomingMessage & { [TICKET]?: SelectionTicket };

export function giveTicket(request: IncomingMessage, ticket: SelectionTicket): void {
  (request as Ticketed)[TICKET] = ticket;
}

/** `undefined` in development and under `next start`. */
export const ticketOf = (request: IncomingMessage): SelectionTicket | undefined =>
  (request as Ticketed)[TICKET];

interface WholeOrNot extends SelectionRender {
  /** False for drafts, and for pages that lack something. */
  isWhole: boolean;
}

/** Says what the page of a ticket was made from: it is then kept. */
export function noteSelection(
  ticket: SelectionTicket,
  { renderedAt, validUntil, documents, isWhole }: WholeOrNot,
): void {
  // A search that was given up may look like an outage.
  if (isWhole && !ticket.signal.aborted) ticket.render = { renderedAt, validUntil, documents };
}
