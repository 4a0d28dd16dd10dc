import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { draftEnd } from '@/lib/cms/content/draft-mode';
import { serveDraft, servePage } from '@/lib/cms/content/serve-page.server';
import { contentPath } from '@/lib/shop/routes/content-path';
import { findSession } from '@/lib/customer/session/session.server';
import { blockLoaders } from '@/registry/block-loaders.server';
import { parametersOf } from '@/registry/page-parameters.server';
import { draftViewOf, pagePropsOf } from '@/registry/page-props.server';
import { PageView, type PageViewProps } from '@/registry/page-view';

type Params = { project: string; locale: string; path?: string[] };

/**
 * A page with the visitor's own data, such as the basket: rendered for each request, including
 * client-side navigation, and not cached.
 */
export const getServerSideProps = (async ({ params, query, req, res, previewData }) => {
  res.setHeader('Cache-Control', 'private, no-store');
  const { project = '', locale = '', path = [] } = params ?? {};
  const request = { project, locale, path: contentPath(path) };
  let session: ReturnType<typeof findSession> | undefined;
  const visitor = {
    session: () => (session ??= findSession(req)),
    query: parametersOf(query),
  };
  const filling = { loaders: blockLoaders, list: null, visitor };
  const expiresAt = draftEnd(previewData);
  const isDraft = expiresAt > Date.now();
  const served = await (isDraft ? serveDraft(request, filling) : servePage(request, filling));
  if (served?.redirect) return { redirect: served.redirect };
  if (!served?.page) return { notFound: true };
  const props = { ...pagePropsOf(served, served.page), isForOne: true };
  return {
    props: isDraft ? { ...props, draft: draftViewOf(served, request.path, expiresAt) } : props,
  };
}) satisfies GetServerSideProps<PageViewProps, Params>;

export default function VisitorPage(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <PageView {...props} />;
}
