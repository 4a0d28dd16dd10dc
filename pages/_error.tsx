import type { NextPageContext } from 'next';
import { loadErrorPageFrame } from '@/lib/hydration/error-page-loader';
import { ErrorView, type ErrorViewProps } from '@/registry/error-view';

/** Seconds after which a retry makes sense while content is unavailable. */
const RETRY_AFTER_SECONDS = 10;

/** 404, 500 and 503. An outage is never a 404: search engines would forget the page. */
export default function ErrorRoute(props: ErrorViewProps) {
  return <ErrorView {...props} />;
}

ErrorRoute.getInitialProps = async (context: NextPageContext): Promise<ErrorViewProps> => {
  const { req, res, err, asPath } = context;
  if (!req || !res) {
    // In the browser: the server can render the shop's frame, so let it send the whole document.
    window.location.assign(asPath ?? '/');
    return new Promise(() => undefined);
  }
  const isOutage = err?.name === 'ContentUnavailable';
  if (isOutage) {
    res.statusCode = 503;
    res.setHeader('Retry-After', String(RETRY_AFTER_SECONDS));
  }
  const kind = isOutage ? 'unavailable' : res.statusCode === 404 ? 'notFound' : 'failed';
  const frame = await loadErrorPageFrame({ host: req.headers.host, url: req.url ?? '/' });
  return { kind, ...frame };
};
