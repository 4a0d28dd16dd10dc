import type { NextApiHandler } from 'next';
import { DRAFT_SECONDS, draftCookies, draftDestination } from '@/lib/cms/content/draft-mode';
import { env } from '@/lib/platform/env/env.server';
import { problem } from '@/lib/platform/http/api-response';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { isSecureOrigin } from '@/lib/platform/http/secure-origin';
import { isSameSecret } from '@/lib/platform/http/same-secret.server';

const single = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value : '';

/**
 * The CMS's preview address: `/api/draft?secret=…&path=/de-de/…` enables draft mode and redirects
 * to the page.
 */
const openDraft: NextApiHandler = (request, response) =>
  apiRoute({
    GET: ({ query, headers }) => {
      const { CONTENTFUL_PREVIEW_SECRET: secret, CONTENTFUL_PREVIEW_ACCESS_TOKEN: token } = env();
      if (!secret || !token) return problem(404, 'This shop has no draft mode');
      if (!isSameSecret(single(query['secret']), secret))
        return problem(401, 'The secret is missing or wrong');
      const path = draftDestination(single(query['path']));
      if (!path) return problem(400, 'Expected a path of this shop, for example /de-de/hemden');
      response.setPreviewData(
        { expiresAt: Date.now() + DRAFT_SECONDS * 1000 },
        { maxAge: DRAFT_SECONDS },
      );
      const cookies = [response.getHeader('Set-Cookie') ?? []].flat().map(String);
      response.setHeader('Set-Cookie', draftCookies(cookies, isSecureOrigin(headers)));
      return { status: 307, headers: { Location: path } };
    },
  })(request, response);

export default openDraft;
