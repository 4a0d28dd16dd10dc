import {
  createServer,
  request as send,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import { text as readText } from 'node:stream/consumers';
import type { NextApiHandler } from 'next';
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver';
import { withHttpServer } from './http-server.fixture';

/** A module below `pages/api`. */
export interface ApiRoute {
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

// Keys of draft mode, which these tests do not use.
const PREVIEW = {
  dev: false,
  previewModeId: '',
  previewModeEncryptionKey: '',
  previewModeSigningKey: '',
};

/** Serves routes by path as Next does, with Next's parsers of cookies, query and body. */
export const serveRoutes = (routes: Readonly<Record<string, ApiRoute>>): Server =>
  createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://any');
    const query = Object.fromEntries(
      [...searchParams.keys()].map((name) => {
        const values = searchParams.getAll(name);
        return [name, values.length > 1 ? values : values[0]];
      }),
    );
    void apiResolver(request, response, query, routes[pathname], PREVIEW, false);
  });

/** Sends a request to a port of this machine. */
export const requestTo = (port: number, path: string, { method = 'GET', headers, body }: Request) =>
  new Promise<Reply>((resolve, reject) => {
    const read = async (response: IncomingMessage) => ({
      status: response.statusCode,
      headers: response.headers,
      text: await readText(response),
    });
    // A response that ends prematurely counts as a failure.
    const outgoing = send({ port, host: '127.0.0.1', method, path, headers }, (response) =>
      resolve(read(response)),
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** Longer than a test blocks the process, which then would find its connection closed. */
const IDLE_MS = 60_000;

export type SendRequest = (path: string, request?: Request) => Promise<Reply>;

/** Sends requests to an API server that runs for the tests of a file. */
export function withApi(routes: Readonly<Record<string, ApiRoute>>): SendRequest {
  const portOf = withHttpServer(() =>
    Object.assign(serveRoutes(routes), { keepAliveTimeout: IDLE_MS }),
  );
  return function send(path: string, request: Request = {}) {
    return requestTo(portOf(), path, request);
  };
}
