import type { IncomingHttpHeaders } from 'node:http';
import { database } from '@/lib/platform/db/database.server';
import type { ProjectId } from '@/lib/shop/project/projects';
import { customerSession, openDevice } from './customer-session.server';

export const HOST = 'hgg.localhost:3000';

export async function rows<Row extends Record<string, unknown>>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await database().$client.query<Row>(text, values)).rows;
}

export function responding() {
  const cookies: string[] = [];
  return {
    cookies,
    appendHeader(_: string, value: string | readonly string[]) {
      cookies.push(...[value].flat());
      // Node's own returns the response, which is not used here.
      return this as never;
    },
  };
}

/** A request of a browser with these cookies. */
export const requesting = (
  cookies: readonly string[] = [],
  headers: IncomingHttpHeaders = { host: HOST },
) => ({
  headers: { ...headers, cookie: cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ') },
});

export async function newGuest(email = 'max@example.org'): Promise<string> {
  const [row] = await rows<{ id: string }>(
    `INSERT INTO shop.customers (email, email_key, first_name, last_name, password_hash, project,
       locale, birthday)
     VALUES ($1, $1, 'Max', 'Muster', 'x', 'hgg', 'de-de', '1980-02-29') RETURNING id`,
    [email],
  );
  return row?.id ?? '';
}

export async function loggedIn(
  customerId: string,
  {
    project = 'hgg',
    headers = { host: HOST },
    before = [],
  }: {
    project?: ProjectId;
    headers?: IncomingHttpHeaders;
    before?: readonly string[];
  } = {},
) {
  const sessionId = await customerSession(customerId, project);
  const cookies = await openDevice(database(), requesting(before, headers), sessionId);
  return { sessionId, cookies, request: requesting(cookies, headers) };
}
