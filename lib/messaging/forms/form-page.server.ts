import type { IncomingMessage } from 'node:http';
import { loadSite } from '@/lib/cms/content/site.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { localizedPath } from '@/lib/shop/routes/link-target';

type FormRequest = Pick<IncomingMessage, 'headers'>;

/** Address of the page that sent a request; `null` if it is on another host. */
export function pageOf({ headers }: FormRequest): URL | null {
  const { referer, host } = headers;
  if (!referer || !URL.canParse(referer)) return null;
  const page = new URL(referer);
  return page.host === host?.toLowerCase() ? page : null;
}

export const localeOfPage = (request: FormRequest): string | undefined =>
  pageOf(request)?.pathname.split('/')[1] || undefined;

/** Path of the page that sent a form, with the id of one of its elements. */
export function backTo(request: FormRequest, element: string, context: PageContext): string {
  const page = pageOf(request);
  const path = page ? page.pathname + page.search : localizedPath(context.locale.segment, '/');
  // Two leading slashes would lead to another host.
  return `${path.replace(/^[/\\]+/, '/')}#${element}`;
}

/** Ids of nodes that emails link to; a shop-specific one has the project as prefix. */
export const EMAIL_NODES = {
  newsletterConfirmed: 'newsletter-bestaetigt',
  newsletterEnd: 'newsletter-abbestellen',
  confirmed: 'bestaetigt',
} as const;

/**
 * Path of a page that emails link to; the home page if the shop does not have it.
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
