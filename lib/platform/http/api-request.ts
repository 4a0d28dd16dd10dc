import type { IncomingMessage } from 'node:http';
import type { NextApiRequest } from 'next';

/** What only Next adds to a request: the parsed body, and the state of draft mode. */
type KnownToNext = Partial<Pick<NextApiRequest, 'body' | 'previewData'>>;

/** A request as operations see it, parsed by Next or by lib/runtime/front-server. */
export interface ApiRequest extends IncomingMessage, KnownToNext {
  query: Partial<Record<string, string | string[]>>;
  cookies: Partial<Record<string, string>>;
}
