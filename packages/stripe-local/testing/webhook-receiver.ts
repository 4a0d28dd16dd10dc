import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedCall {
  signature: string;
  /** The body as received, because the signature covers its bytes. */
  body: string;
}

export interface WebhookReceiver {
  url: string;
  calls: ReceivedCall[];
  /** Status codes of the next responses; 200 once they are used up. */
  statuses: number[];
  /** Waits until `count` requests have arrived, at most 100 seconds. */
  waitFor: (count: number) => Promise<ReceivedCall[]>;
  close: () => Promise<void>;
}

export async function startReceiver(): Promise<WebhookReceiver> {
  const calls: ReceivedCall[] = [];
  const statuses: number[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer); // No encoding is set.
    const signature = String(request.headers['stripe-signature']);
    calls.push({ signature, body: Buffer.concat(chunks).toString() });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // A TCP server's address is never a string.
  return {
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
