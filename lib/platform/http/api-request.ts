import type { IncomingMessage } from 'node:http';
import type { NextApiRequest } from 'next';

/** What Next alone knows of a call: the body that it has parsed, and of what draft it is. */
type KnownToNext = Partial<Pick<NextApiRequest, 'body' | 'previewData'>>;

/** A request as operations read it, parsed by Next or by lib/runtime/front-server. */
export interface ApiRequest extends IncomingMessage, KnownToNext {
  query: Partial<Record<string, string | string[]>>;
  cookies: Partial<Record<string, string>>;
}
