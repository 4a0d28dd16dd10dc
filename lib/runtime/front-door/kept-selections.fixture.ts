import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { ticketOf, noteSelection } from '@/lib/platform/page-cache/selection-ticket';
import type { Pass } from './kept-selections.server';

interface Answer {
  status: number;
  body: string;
  bytes: Buffer;
  /** As they were given to `writeHead`. */
  headers: Readonly<Record<string, unknown>>;
}

/** A request of a list's page without a connection, and what it is answered. */
export interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  /** Once it is answered. */
  answer: Promise<Answer>;
}

/** Says itself when it is closed: that is its connection's to say. */
export function visit(url: string, headers: Record<string, string> = {}, method = 'GET'): Visit {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, method });
  Object.assign(request.headers, { host: 'hgg.localhost', accept: 'text/html', ...headers });
  const response = new ServerResponse(request);
  const end = response.end.bind(response);
  const writeHead = response.writeHead.bind(response);
  let written: Answer['headers'] = {};
  response.writeHead = (status: number, headers: unknown) => {
    written = Object.fromEntries(Object.entries(headers ?? {}));
    return writeHead(status, written as OutgoingHttpHeaders);
  };
  const answer = new Promise<Answer>((resolve) => {
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
  return { request, response, answer };
}

/** A visitor leaves before the answer. */
export function giveUp({ response }: Visit): void {
  response.destroy();
  response.emit('close');
}

interface Render {
  /** Address that Next was asked for. */
  url: string;
  headers: IncomingMessage['headers'];
  signal: AbortSignal | undefined;
  /** Ends the render: with what was read when it began. */
  finish(): void;
}

/** What a page is made from now. */
export interface Made {
  body: string;
  validUntil: number | null;
  documents: readonly string[];
  isWhole: boolean;
}

/** In Next's place: reads when it is asked, and answers when the test says so. */
export function nextOf(read: (url: string) => Made) {
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
