import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { apiRoute, type Operation } from '@/lib/platform/http/api-route.server';
import { requireSameOrigin } from '@/lib/platform/http/require-same-origin.server';
import { isSecureOrigin } from '@/lib/platform/http/secure-origin';
import { draftCookies, draftDestination } from './draft-mode';

const leave =
  (response: NextApiResponse): Operation =>
  ({ query, headers }) => {
    response.clearPreviewData();
    const cookies = [response.getHeader('Set-Cookie') ?? []].flat().map(String);
    response.setHeader('Set-Cookie', draftCookies(cookies, isSecureOrigin(headers)));
    const path = typeof query['path'] === 'string' ? draftDestination(query['path']) : null;
    return { status: 307, headers: { Location: path ?? '/' } };
  };

/**
 * No page sent it: the address was typed, or opened from a bookmark. Over plain http browsers do not
 * say, so a request that names neither site nor origin counts as one of these.
 */
const isTyped = ({ headers }: NextApiRequest): boolean =>
  headers.origin === undefined && (headers['sec-fetch-site'] ?? 'none') === 'none';

/**
 * Ends draft mode; `path` names the page to go back to. A link, so that it works without
 * JavaScript; one of another site, or an image there, ends nothing.
 */
export const leaveDraft: NextApiHandler = (request, response) => {
  const rejection = isTyped(request) ? null : requireSameOrigin(request);
  return apiRoute({ GET: rejection ? () => rejection : leave(response) })(request, response);
};
