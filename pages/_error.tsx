import type { NextPageContext } from 'next';
import { loadErrorResponse } from '@/lib/cms/layout/error-page-loader';
import { ErrorView, type ErrorViewProps } from '@/registry/error-view';

/** Seconds until a retry while content is unavailable. */
const RETRY_AFTER_SECONDS = 10;

/** Next's cookie for draft mode. Forging it only shows a banner. */
const DRAFT_COOKIE = '__prerender_bypass=';

/** 404, 500 and 503. An outage is never a 404, because search engines would remove the page. */
export default function ErrorRoute(props: ErrorViewProps) {
  return <ErrorView {...props} />;
}

ErrorRoute.getInitialProps = async (context: NextPageContext): Promise<ErrorViewProps> => {
  const { req, res, err, asPath } = context;
  if (!req || !res) {
    // Reloads the document, because only the server can render an error in the shop's frame.
    window.location.assign(asPath ?? '/');
    return new Promise(() => undefined);
  }
  const isOutage = err?.name === 'ContentUnavailable';
  if (isOutage) {
    res.statusCode = 503;
    res.setHeader('Retry-After', String(RETRY_AFTER_SECONDS));
  }
  const isMissing = !isOutage && res.statusCode === 404;
  const failed = { host: req.headers.host, url: req.url ?? '/', isMissing };
  const { frame, redirect } = await loadErrorResponse(failed);
  if (redirect) res.writeHead(redirect.status, { Location: redirect.location }).end();
  const kind = isOutage ? 'unavailable' : isMissing ? 'notFound' : 'failed';
  const isDraft = req.headers.cookie?.includes(DRAFT_COOKIE) ?? false;
  const reference = isMissing ? undefined : req.headers['x-request-id'];
  return {
    kind,
    ...(typeof reference === 'string' && { reference }),
    ...(isDraft && { draftPath: (req.url ?? '/').split('?', 1)[0] }),
    ...frame,
  };
};
