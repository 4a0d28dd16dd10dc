import { verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { eq, lte, sql } from 'drizzle-orm';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { z } from 'zod';
import { database } from '@/lib/platform/db/database.server';
import { usedCaptchas } from '@/lib/platform/db/schema-forms';
import { problem } from '@/lib/platform/http/api-response';
import { limitRequests, type Limit } from '@/lib/platform/http/limit-requests.server';
import { parseJson } from '@/lib/platform/http/read-json.server';
import { isForm } from '@/lib/platform/http/read-body.server';
import { RequestRejected } from '@/lib/platform/http/request-rejected';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { requestContext } from '@/lib/shop/page-context/request-context.server';
import { captchaKeys } from './create-challenge.server';

/** Name of a field that visitors do not see but programs fill in. */
export const HONEYPOT = 'website';
/** Limit of forms without scripts from one address, which have no captcha. */
const WITHOUT_SCRIPTS: Limit = { name: 'captcha-less', requests: 10, seconds: 60 * 60 };
/** Maximum number of characters of a token; the client's have about 700. */
const LONGEST_TOKEN = 4096;
/** Maximum number of expired rows removed per use. */
const MAX_REMOVED = 20;

const payload = z.object({
  challenge: z.object({
    parameters: z
      .object({
        algorithm: z.literal('PBKDF2/SHA-256'),
        nonce: z.hex().max(64),
        salt: z.hex().max(64),
        cost: z.int().positive(),
        keyLength: z.int().positive(),
        keyPrefix: z.hex().max(64),
        // outside: altcha-expiry
        // Without it a challenge would never expire.
        expiresAt: z.number(),
      })
      // outside: zod-unknown-fields
      .strict(),
    // outside: altcha-signature-form
    signature: z.hex().length(64),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(128) }),
});

function payloadOf(token: unknown): (Payload & z.output<typeof payload>) | null {
  if (typeof token !== 'string' || token.length > LONGEST_TOKEN) return null;
  const sent = parseJson(Buffer.from(token, 'base64').toString('utf8'));
  return payload.safeParse(sent).data ?? null;
}

/** Lets only one of two concurrent uses succeed. */
async function claim(signature: string, expiresAt: number): Promise<boolean> {
  const db = database();
  const taken = await db
    .insert(usedCaptchas)
    // outside: altcha-seconds
    .values({ signature, expiresAt: new Date(expiresAt * 1000) })
    // outside: pg-conflict
    .onConflictDoNothing()
    .returning({ signature: usedCaptchas.signature });
  const expired = db
    .select({ signature: usedCaptchas.signature })
    .from(usedCaptchas)
    // An expired token is rejected without reading this table.
    .where(lte(usedCaptchas.expiresAt, sql`now() - interval '1 minute'`))
    .orderBy(usedCaptchas.expiresAt)
    .limit(MAX_REMOVED)
    .for('update', { skipLocked: true });
  await db.delete(usedCaptchas).where(eq(usedCaptchas.signature, sql`ANY(ARRAY(${expired}))`));
  return taken.length === 1;
}

async function isSolved(token: unknown): Promise<boolean> {
  const sent = payloadOf(token);
  if (!sent) return false;
  const { challenge, solution } = sent;
  for (const hmacSignatureSecret of captchaKeys()) {
    // outside: altcha-signed
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret,
    });
    // outside: altcha-repeated
    if (verified) return claim(challenge.signature, challenge.parameters.expiresAt);
  }
  return false;
}

function rejected(request: ApiRequest): RequestRejected {
  const language = requestContext(request)?.locale.language ?? 'en';
  const { captcha: message } = messagesFor(language).form;
  const errors = [{ code: 'captcha', message }];
  return new RequestRejected('captcha', problem(403, message, { success: false, errors }));
}

/**
 * Accepts a request with a solved challenge, once per challenge. A form from a browser without
 * scripts has no token: one address may send ten of these per hour, and the caller has them
 * confirmed by email.
 * @param token as sent, unvalidated
 * @param withoutScripts overrides the limit of forms without a token
 * @throws RequestRejected for a token that is missing, forged, expired or used (403), and for too
 *   many forms without one (429)
 * @throws the driver's error when the database does not respond
 */
export async function requireCaptcha(
  request: ApiRequest,
  token: unknown,
  withoutScripts = WITHOUT_SCRIPTS,
): Promise<void> {
  if (isForm(request) && (token === undefined || token === '')) {
    const tooMany = await limitRequests(request, withoutScripts);
    if (tooMany) throw new RequestRejected('too_many', tooMany);
    return;
  }
  if (!(await isSolved(token))) throw rejected(request);
}

/**
 * Checks the captcha of an account or checkout form, and rejects programs with an error.
 * @param sent its fields, including the token and the honeypot
 * @throws like `requireCaptcha`
 */
export async function requireVisitor(
  request: ApiRequest,
  sent: Readonly<Record<string, unknown>>,
  withoutScripts?: Limit,
): Promise<void> {
  if (sent[HONEYPOT]) throw rejected(request);
  await requireCaptcha(request, sent['token'], withoutScripts);
}
