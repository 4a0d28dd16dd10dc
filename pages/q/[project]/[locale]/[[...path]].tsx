import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { draftEnd } from '@/lib/cms/content/draft-mode';
import { passParameters } from '@/lib/cms/content/pass-parameters';
import { serveDraft, servePage } from '@/lib/cms/content/serve-page.server';
import { readListState } from '@/lib/catalog/catalogue/list-state';
import { noteSelection, ticketOf } from '@/lib/platform/page-cache/selection-ticket';
import { blockLoaders } from '@/registry/block-loaders.server';
import { listHead } from '@/registry/list-head.server';
import { listRedirect } from '@/registry/list-redirect.server';
import { parametersOf } from '@/registry/page-parameters.server';
import { draftViewOf, pagePropsOf } from '@/registry/page-props.server';
import { PageView, type PageViewProps } from '@/registry/page-view';

type Params = { project: string; locale: string; path?: string[] };

/** Removes the route's own parameters, which Next adds to the query. */
const ROUTE_ONLY = { project: undefined, locale: undefined, path: undefined };

/**
 * A page whose address selects something in its list: rendered for each request. Without
 * parameters, and on client-side navigation, the cached page is used instead.
 */
export const getServerSideProps = (async ({ params, query, req, res, previewData }) => {
  res.setHeader('Cache-Control', 'private, no-store');
  const { project = '', locale = '', path = [] } = params ?? {};
  const request = { project, locale, path: `/${path.join('/')}` };
  const parameters = parametersOf({ ...query, ...ROUTE_ONLY });
  const list = readListState(parameters);
  const filling = { loaders: blockLoaders, list };
  const ticket = ticketOf(req);
  const expiresAt = draftEnd(previewData);
  const isDraft = expiresAt > Date.now();
  const served = await (isDraft
    ? serveDraft(request, filling)
    : servePage(request, { ...filling, signal: ticket?.signal }));
  // The visitor has left, so most of the work is skipped.
  if (ticket?.signal.aborted) res.end();
  if (served?.redirect) return { redirect: passParameters(served.redirect, parameters) };
  if (!served?.page) return { notFound: true };
  const redirect = listRedirect(served.page.main, { ...request, parameters });
  if (redirect) return { redirect };
  if (ticket) noteSelection(ticket, served);
  const { head, main } = served.page;
  const props = { ...pagePropsOf(served, served.page), ...listHead(head, main, list) };
  return {
    props: isDraft ? { ...props, draft: draftViewOf(served, request.path, expiresAt) } : props,
  };
}) satisfies GetServerSideProps<PageViewProps, Params>;

export default function ListVariant(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <PageView {...props} />;
}
