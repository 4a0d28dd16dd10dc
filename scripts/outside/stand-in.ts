import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
  /** Milliseconds of `performance.now()`. */
  at: number;
}

export interface StandIn {
  /** `127.0.0.1:12345` */
  host: string;
  port: number;
  received: Received[];
}

type Respond = (response: ServerResponse, request: Received, count: number) => void;

/**
 * Runs work against an HTTP server on the loopback interface.
 * @param respond responds to a request that has arrived completely; `count` is 1 for the first
 */
export async function withStandIn(
  respond: Respond,
  work: (standIn: StandIn) => Promise<void>,
): Promise<void> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const body = Buffer.concat(chunks).toString();
      const one = { method, url, headers, body, at: performance.now() };
      received.push(one);
      respond(response, one, received.length);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on TCP has an address object.
  const { port } = server.address() as AddressInfo;
  try {
    await work({ host: `127.0.0.1:${port}`, port, received });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** A page as a proxy sends it in place of a broken service. */
export function sendHtml(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Type': 'text/html' });
  response.end('<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>');
}

/** The error of work that must fail. */
export async function errorOf(work: Promise<unknown>): Promise<Error & Record<string, unknown>> {
  try {
    await work;
  } catch (error) {
    // Errors of vendors have fields of their own.
    if (error instanceof Error) return error as Error & Record<string, unknown>;
    throw new TypeError(`rejected with ${String(error)}`, { cause: error });
  }
  throw new TypeError('was fulfilled');
}
