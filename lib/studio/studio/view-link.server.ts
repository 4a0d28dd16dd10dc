import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '@/lib/platform/http/read-json.server';
import { SOURCES, VISITORS, type PageViewChoice } from './page-view-choice';

/** A link to a view is valid for a day. */
export const VIEW_LINK_SECONDS = 24 * 60 * 60;

const linked = z.object({
  project: z.string(),
  locale: z.string(),
  path: z.string(),
  at: z.number().nullable(),
  source: z.enum(SOURCES),
  release: z.string().nullable(),
  visitor: z.enum(VISITORS),
  expiresAt: z.number(),
});

/** The purpose is signed as well, so that other tokens of the shop are not valid here. */
const signatureOf = (payload: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`view.${payload}`).digest();

/**
 * Signs a link to one view: it contains page, shop, time and visitor, so it cannot open another.
 * @param expiresAt epoch milliseconds
 */
export function signView(choice: PageViewChoice, expiresAt: number, secret: string): string {
  const payload = Buffer.from(JSON.stringify({ ...choice, expiresAt })).toString('base64url');
  return `${payload}.${signatureOf(payload, secret).toString('base64url')}`;
}

/** @returns `null` for a link that is forged, changed or expired at `now` */
export function readView(link: string, secret: string, now: number): PageViewChoice | null {
  const [payload = '', signature = '', ...rest] = link.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(payload, secret);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    return null;
  const parsed = linked.safeParse(parseJson(Buffer.from(payload, 'base64url').toString('utf8')));
  if (!parsed.success || parsed.data.expiresAt <= now) return null;
  const { expiresAt: _, ...choice } = parsed.data;
  return choice;
}
