import type { Redirect } from 'next';
import { isDatabaseOutage } from '@/lib/platform/db/database-outage.server';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { isEditor, NO_SESSION } from './editor-session.server';

/**
 * Address to which a page redirects without an editor session; `null` with one. While the database
 * cannot check the session, that address responds with 503.
 */
export async function awayWithoutSession(
  request: Pick<ApiRequest, 'cookies'>,
): Promise<{ redirect: Redirect } | null> {
  const hasSession = await isEditor(request).catch((error: unknown) => {
    if (isDatabaseOutage(error)) return false;
    throw error;
  });
  return hasSession ? null : { redirect: { destination: NO_SESSION, permanent: false } };
}
