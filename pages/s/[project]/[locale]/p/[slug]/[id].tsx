import type { GetStaticPaths, GetStaticProps, InferGetStaticPropsType } from 'next';
import { NO_WISH } from '@/lib/catalogue/article-address';
import { draftEnd } from '@/lib/content/draft-mode';
import { draftViewOf, pagePropsOf } from '@/registry/page-props.server';
import { PageView, type PageViewProps } from '@/registry/page-view';
import { articlePath, serveArticle, type ArticleParams } from '@/registry/serve-article.server';

type Params = { [Name in keyof ArticleParams]: string };

/** An invalid article number will not become valid in a minute. */
const UNKNOWN_SECONDS = 3_600;

const NOWHERE: ArticleParams = { project: '', locale: '', slug: '', id: '' };

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** The page of one article, in the colour it opens with. */
export const getStaticProps = (async ({ params = NOWHERE, previewData }) => {
  const expiresAt = draftEnd(previewData);
  const isDraft = expiresAt > Date.now();
  const served = await serveArticle(params, { wish: NO_WISH, list: null, isDraft });
  if (!served) return { notFound: true, revalidate: UNKNOWN_SECONDS };
  const { revalidate, movedTo } = served;
  if (movedTo) return { redirect: { destination: movedTo, permanent: true }, revalidate };
  if (!served.page) return { notFound: true, revalidate };
  const props = pagePropsOf(served, served.page);
  return {
    props: isDraft
      ? { ...props, draft: draftViewOf(served, articlePath(params), expiresAt) }
      : props,
    revalidate,
  };
}) satisfies GetStaticProps<PageViewProps, Params>;

export default function ArticlePage(props: InferGetStaticPropsType<typeof getStaticProps>) {
  return <PageView {...props} />;
}
