import { once } from 'node:events';
import { createServer, request as send, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NextApiHandler } from 'next';
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver';

/** A module below `pages/api`. */
interface Route {
  default: NextApiHandler;
  config?: object;
}

export interface Reply {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface Request {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

// The keys are draft mode's, which no test of these uses.
const PREVIEW = {
  dev: false,
  previewModeId: '',
  previewModeEncryptionKey: '',
  previewModeSigningKey: '',
};

/** Serves routes by path as Next does: with its own parsers of cookies, query and bodies. */
export function withApi(routes: Readonly<Record<string, Route>>) {
  let server: Server;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://any');
      const query = Object.fromEntries(searchParams);
      void apiResolver(request, response, query, routes[pathname], PREVIEW, false);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  });
  return function call(path: string, { method = 'GET', headers, body }: Request = {}) {
    const { port } = server.address() as AddressInfo; // a TCP server's address
    return new Promise<Reply>((resolve, reject) => {
      const outgoing = send(
        { port, host: '127.0.0.1', method, path, headers },
        async (response) => {
          let text = '';
          for await (const chunk of response) text += String(chunk);
          resolve({ status: response.statusCode, headers: response.headers, text });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  };
}
