import type { IncomingMessage } from 'node:http';
import { loadSite } from '@/lib/cms/content/site.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { localizedPath } from '@/lib/shop/routes/link-target';

type FormRequest = Pick<IncomingMessage, 'headers'>;

/** Address of the page that a request was sent from; `null` when it is not one of this host. */
export function pageOf({ headers }: FormRequest): URL | null {
  const { referer, host } = headers;
  if (!referer || !URL.canParse(referer)) return null;
  const page = new URL(referer);
  return page.host === host?.toLowerCase() ? page : null;
}

/** The locale of the page that a request was sent from. */
export const localeOfPage = (request: FormRequest): string | undefined =>
  pageOf(request)?.pathname.split('/')[1] || undefined;

/** Path of the page that a form was sent from, at an element of it. */
export function backTo(request: FormRequest, element: string, context: PageContext): string {
  const page = pageOf(request);
  const path = page ? page.pathname + page.search : localizedPath(context.locale.segment, '/');
  // Two slashes would lead to another host.
  return `${path.replace(/^[/\\]+/, '/')}#${element}`;
}

/** Nodes that emails lead to; a shop's own has its id before. */
export const EMAIL_NODES = {
  newsletterConfirmed: 'newsletter-bestaetigt',
  newsletterEnd: 'newsletter-abbestellen',
  confirmed: 'bestaetigt',
} as const;

/**
 * Path of a page that emails lead to; the home page where a shop does not have it.
 * @throws ContentUnavailable
 */
export async function emailPage(
  context: PageContext,
  node: keyof typeof EMAIL_NODES,
): Promise<string> {
  const { shape } = await loadSite(context);
  const path = shape.nodes.paths.get(`${context.project}-${EMAIL_NODES[node]}`) ?? '/';
  return localizedPath(context.locale.segment, path);
}
