import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { ticketOf, noteSelection } from '@/lib/platform/page-cache/selection-ticket';
import type { Pass } from './cached-selections.server';

interface SelectionResponse {
  status: number;
  body: string;
  bytes: Buffer;
  /** Headers as they were passed to `writeHead`. */
  headers: Readonly<Record<string, unknown>>;
}

/** A request for a list's page without a connection, with its response. */
export interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  /** Settles when the response is complete. */
  sent: Promise<SelectionResponse>;
}

/** Emits `close` itself, which a real response's connection would do. */
export function visit(url: string, headers: Record<string, string> = {}, method = 'GET'): Visit {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, method });
  Object.assign(request.headers, { host: 'hgg.localhost', accept: 'text/html', ...headers });
  const response = new ServerResponse(request);
  const end = response.end.bind(response);
  const writeHead = response.writeHead.bind(response);
  let written: SelectionResponse['headers'] = {};
  response.writeHead = (status: number, headers: unknown) => {
    written = Object.fromEntries(Object.entries(headers ?? {}));
    return writeHead(status, written as OutgoingHttpHeaders);
  };
  const reply = new Promise<SelectionResponse>((resolve) => {
    response.end = (body?: unknown) => {
      const bytes =
        body instanceof Uint8Array ? Buffer.from(body) : Buffer.from(String(body ?? ''));
      const { statusCode: status } = response;
      resolve({ status, body: bytes.toString(), bytes, headers: written });
      end();
      response.emit('close');
      return response;
    };
  });
  return { request, response, sent: reply };
}

/** Closes the connection before the response. */
export function giveUp({ response }: Visit): void {
  response.destroy();
  response.emit('close');
}

interface Render {
  /** Address that Next received. */
  url: string;
  headers: IncomingMessage['headers'];
  signal: AbortSignal | undefined;
  /** Ends the render with the content that was read when it began. */
  finish(): void;
}

/** Content of a page from now on. */
export interface RenderedSelection {
  body: string;
  validUntil: number | null;
  documents: readonly string[];
  isWhole: boolean;
}

/**
 * Stands in for Next: reads the content when the request arrives, and responds when the test says
 * so.
 */
export function nextOf(read: (url: string) => RenderedSelection) {
  const renders: Render[] = [];
  const passOf =
    ({ request, response }: Visit): Pass =>
    async (into = response) => {
      const { url = '', headers } = request;
      const ticket = ticketOf(request);
      const renderedAt = Date.now();
      const made = read(url);
      await new Promise<void>((finish) => {
        renders.push({ url, headers: { ...headers }, signal: ticket?.signal, finish });
      });
      if (ticket) noteSelection(ticket, { ...made, renderedAt });
      if (!made.isWhole) into.statusCode = 500;
      into.setHeader('Content-Type', 'text/html; charset=utf-8');
      into.setHeader('Cache-Control', 'private, no-store');
      into.end(made.body);
    };
  return { renders, passOf };
}
