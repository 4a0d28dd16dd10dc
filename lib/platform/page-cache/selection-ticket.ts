import type { IncomingMessage } from 'node:http';

/** What the page of a selection was made from. */
export interface SelectionRender {
  /** Start of the render before any content was read, in epoch milliseconds. */
  renderedAt: number;
  /** First instant at which it is wrong, in epoch milliseconds. */
  validUntil: number | null;
  /** Keys of the documents it was made from. */
  documents: readonly string[];
}

/** Shared by the request handler and the data function of a page while a selection is rendered. */
export interface SelectionTicket {
  /** Aborted when no visitor waits for the page any more. */
  signal: AbortSignal;
  /** Set by the data function if the page is complete and the same for everyone. */
  render?: SelectionRender;
}

const TICKET = Symbol.for('selvedge.selection-ticket');

// Next bundles pages and request handler separately, so only the request object is shared.
type Ticketed = IncomingMessage & { [TICKET]?: SelectionTicket };

export function giveTicket(request: IncomingMessage, ticket: SelectionTicket): void {
  (request as Ticketed)[TICKET] = ticket;
}

/** `undefined` in development and under `next start`. */
export const ticketOf = (request: IncomingMessage): SelectionTicket | undefined =>
  (request as Ticketed)[TICKET];

interface WholeOrNot extends SelectionRender {
  /** False for drafts, and for pages with missing parts. */
  isWhole: boolean;
}

/** Records what the page of a selection was made from, so that it can be cached. */
export function noteSelection(
  ticket: SelectionTicket,
  { renderedAt, validUntil, documents, isWhole }: WholeOrNot,
): void {
  // An aborted search may look like an outage.
  if (isWhole && !ticket.signal.aborted) ticket.render = { renderedAt, validUntil, documents };
}
