import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { readRequestedArticle } from '@/lib/catalog/catalogue/article-address';
import { draftEnd } from '@/lib/cms/content/draft-mode';
import { readListState } from '@/lib/catalog/catalogue/list-state';
import { draftViewOf, pagePropsOf } from '@/registry/page-props.server';
import { PageView, type PageViewProps } from '@/registry/page-view';
import { articlePath, inLanguage, serveArticle } from '@/registry/serve-article.server';

type Params = Record<'project' | 'locale' | 'slug' | 'id', string>;

const NOWHERE: Params = { project: '', locale: '', slug: '', id: '' };

/**
 * The page of an article with the size in its address: rendered for each request and not cached, so
 * that it is correct without JavaScript.
 */
export const getServerSideProps = (async ({ params = NOWHERE, req, res, previewData }) => {
  res.setHeader('Cache-Control', 'private, no-store');
  const [, search = ''] = (req.url ?? '').split('?', 2);
  const query = new URLSearchParams(search);
  const expiresAt = draftEnd(previewData);
  const isDraft = expiresAt > Date.now();
  const requested = { requested: readRequestedArticle(query), list: readListState(query), isDraft };
  // Any colour is accepted in the address, since the page is not cached.
  const article = { ...params, colour: null };
  const served = await serveArticle(article, requested);
  if (served?.movedTo)
    return { redirect: { destination: `${served.movedTo}?${search}`, permanent: true } };
  if (!served?.page) return { notFound: true };
  const translated = inLanguage(served, query);
  if (translated) return { redirect: { destination: translated, permanent: false } };
  const props = pagePropsOf(served, served.page);
  return {
    props: isDraft
      ? { ...props, draft: draftViewOf(served, articlePath(article), expiresAt) }
      : props,
  };
}) satisfies GetServerSideProps<PageViewProps, Params>;

export default function ChosenArticlePage(
  props: InferGetServerSidePropsType<typeof getServerSideProps>,
) {
  return <PageView {...props} />;
}
