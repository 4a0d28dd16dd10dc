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
 * Whether the address was typed or opened from a bookmark, not sent by a page. Over plain http
 * browsers do not tell, so requests without site and origin count as typed.
 */
const isTyped = ({ headers }: NextApiRequest): boolean =>
  headers.origin === undefined && (headers['sec-fetch-site'] ?? 'none') === 'none';

/**
 * Ends draft mode and redirects back to the page in `path`. A plain link, so that it works without
 * JavaScript; links and images on other sites have no effect.
 */
export const leaveDraft: NextApiHandler = (request, response) => {
  const rejection = isTyped(request) ? null : requireSameOrigin(request);
  return apiRoute({ GET: rejection ? () => rejection : leave(response) })(request, response);
};
