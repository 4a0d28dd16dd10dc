import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedCall {
  headers: IncomingHttpHeaders;
  body: { sys: { id: string; type: string; revision?: number }; fields?: object };
}

export interface WebhookReceiver {
  url: string;
  calls: ReceivedCall[];
  /** Status codes of the next responses; 200 once they are used up. */
  statuses: number[];
  /** Delays responses from now on, in milliseconds. */
  delay: (ms: number) => void;
  maxOpen: () => number;
  /** Leaves the next request without a response. */
  hang: () => void;
  /** Waits until `count` requests have arrived, at most 100 seconds. */
  waitFor: (count: number) => Promise<ReceivedCall[]>;
  close: () => Promise<void>;
}

export async function startReceiver(): Promise<WebhookReceiver> {
  const calls: ReceivedCall[] = [];
  const statuses: number[] = [];
  let isHanging = false;
  let delayMs = 0;
  let open = 0;
  let maxOpen = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer); // No encoding is set.
    calls.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
    if (isHanging) {
      isHanging = false;
      return;
    }
    open += 1;
    maxOpen = Math.max(maxOpen, open);
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    open -= 1;
    response.writeHead(statuses.shift() ?? 200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // A TCP server's address is never a string.
  return {
    delay: (ms) => (delayMs = ms),
    maxOpen: () => maxOpen,
    hang: () => (isHanging = true),
    calls,
    statuses,
    url: `http://127.0.0.1:${port}/hook`,
    waitFor: async (count) => {
      const deadline = Date.now() + 100_000;
      while (calls.length < count && Date.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return calls;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
