import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { catalogueBody, type CatalogueBody } from './catalogue';

/** Enough for 100,000 articles in three colours each. */
const MAX_BYTES = 128 * 1024 * 1024;

export const CATALOGUE_PATH = '/catalogue';

export interface CatalogueWriter {
  /** Token that allows replacing the catalogue; without one it cannot be replaced. */
  readonly token: string | undefined;
  /** Stores the catalogue and uses it from now on. */
  replace(body: CatalogueBody): Promise<void>;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly headers?: Record<string, string>;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function isAllowed(request: IncomingMessage, token: string | undefined): boolean {
  const [scheme, given = ''] = (request.headers.authorization ?? '').split(' ');
  if (!token || scheme?.toLowerCase() !== 'bearer') return false;
  return timingSafeEqual(digest(given), digest(token));
}

/** @returns `null` if the body is too large */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_BYTES) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): CatalogueBody | string {
  try {
    const { data, error } = catalogueBody.safeParse(JSON.parse(text));
    const [issue] = error?.issues ?? [];
    return data ?? `${issue?.path.join('.')}: ${issue?.message}`;
  } catch {
    return 'The body is not JSON.';
  }
}

/** `PUT /catalogue`: replaces the catalogue. */
export async function takeCatalogue(
  request: IncomingMessage,
  { token, replace }: CatalogueWriter,
): Promise<Reply> {
  if (request.method !== 'PUT')
    return { status: 405, text: 'The catalogue can only be put.', headers: { allow: 'PUT' } };
  if (!isAllowed(request, token))
    return {
      status: 401,
      text: 'The token is missing or wrong.',
      headers: { 'www-authenticate': 'Bearer' },
    };
  const text = await bodyOf(request);
  if (text === null)
    return { status: 413, text: 'The catalogue is too large.', headers: { connection: 'close' } };
  const body = parsed(text);
  if (typeof body === 'string') return { status: 400, text: body };
  await replace(body);
  return { status: 200, text: `${body.articles.length} articles` };
}
