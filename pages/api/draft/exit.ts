import type { NextApiHandler } from 'next';
import { draftCookies, draftDestination } from '@/lib/content/draft-mode';
import { apiRoute } from '@/lib/http/api-route.server';
import { isSecureOrigin } from '@/lib/http/secure-origin';

/** Ends draft mode; `path` names the page to go back to. */
const closeDraft: NextApiHandler = (request, response) =>
  apiRoute({
    GET: ({ query, headers }) => {
      response.clearPreviewData();
      const cookies = [response.getHeader('Set-Cookie') ?? []].flat().map(String);
      response.setHeader('Set-Cookie', draftCookies(cookies, isSecureOrigin(headers)));
      const path = typeof query['path'] === 'string' ? draftDestination(query['path']) : null;
      return { status: 307, headers: { Location: path ?? '/' } };
    },
  })(request, response);

export default closeDraft;
