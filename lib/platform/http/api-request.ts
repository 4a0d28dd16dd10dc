import type { IncomingMessage } from 'node:http';
import type { NextApiRequest } from 'next';

/** What Next alone knows of a call: the body that it has parsed, and of what draft it is. */
type KnownToNext = Partial<Pick<NextApiRequest, 'body' | 'previewData'>>;

/** A call as operations read it, whoever has parsed it: Next, or the front door. */
export interface ApiRequest extends IncomingMessage, KnownToNext {
  query: Partial<Record<string, string | string[]>>;
  cookies: Partial<Record<string, string>>;
}
