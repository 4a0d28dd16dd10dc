import { createHash, randomBytes } from 'node:crypto';
import type { withApi } from '@/lib/platform/http/api-server.fixture';
import type { Session } from '@/lib/shop/page-context/session';
import { rows } from './orders.fixture.server';

/** A visitor's browser: submits forms of the checkout, and JSON as its scripts do. */
export async function browserOf(call: ReturnType<typeof withApi>, session: Session) {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('base64url');
  await rows('UPDATE shop.sessions SET token_hash = $1 WHERE id = $2', [hash, session.id]);
  const headers = {
    host: 'hgg.localhost:3000',
    'sec-fetch-site': 'same-origin',
    cookie: `__Host-session=${token}`,
  };
  /** Posts JSON as a script does. */
  const json = async (path: string, fields: object) => {
    const reply = await call(`${path}?locale=de-de`, {
      method: 'POST',
      body: JSON.stringify(fields),
      headers: { ...headers, 'content-type': 'application/json' },
    });
    return [reply.status, JSON.parse(reply.text)] as const;
  };
  return {
    json,
    get: async (path: string) => {
      const reply = await call(path, { headers });
      return [reply.status, reply.headers.location ?? ''] as const;
    },
    form: async (path: string, fields: Record<string, string>) => {
      const reply = await call(path, {
        method: 'POST',
        body: new URLSearchParams({ locale: 'de-de', ...fields }).toString(),
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      });
      return [reply.status, reply.headers.location ?? ''] as const;
    },
  };
}
