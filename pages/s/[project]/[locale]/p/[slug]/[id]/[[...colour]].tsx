import type { GetStaticPaths, GetStaticProps, InferGetStaticPropsType } from 'next';
import { NOTHING_REQUESTED } from '@/lib/catalog/catalogue/article-address';
import { draftEnd } from '@/lib/cms/content/draft-mode';
import { numberOfSegment } from '@/lib/shop/routes/number-segment';
import { draftViewOf, pagePropsOf } from '@/registry/page-props.server';
import { PageView, type PageViewProps } from '@/registry/page-view';
import { articlePath, serveArticle, type ArticleParams } from '@/registry/serve-article.server';

type Params = Omit<ArticleParams, 'colour'> & { colour?: string[] };

/** Cached for long, because an invalid article number stays invalid. */
const UNKNOWN_SECONDS = 3_600;

const NOWHERE: Params = { project: '', locale: '', slug: '', id: '' };

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/**
 * The page of an article in one colour, by default its first available one. An address that is not
 * the article's current one is not found: the error page knows the query and redirects.
 */
export const getStaticProps = (async ({ params = NOWHERE, previewData }) => {
  const [colour = null, ...rest] = params.colour ?? [];
  if (rest.length > 0) return { notFound: true, revalidate: UNKNOWN_SECONDS };
  const expiresAt = draftEnd(previewData);
  const isDraft = expiresAt > Date.now();
  const article = { ...params, colour };
  const served = await serveArticle(article, {
    requested: { ...NOTHING_REQUESTED, colour: colour && numberOfSegment(colour) },
    list: null,
    isDraft,
  });
  if (!served) return { notFound: true, revalidate: UNKNOWN_SECONDS };
  const { revalidate } = served;
  if (!served.page) return { notFound: true, revalidate };
  const props = pagePropsOf(served, served.page);
  return {
    props: isDraft
      ? { ...props, draft: draftViewOf(served, articlePath(article), expiresAt) }
      : props,
    revalidate,
  };
}) satisfies GetStaticProps<PageViewProps, Params>;

export default function ArticlePage(props: InferGetStaticPropsType<typeof getStaticProps>) {
  return <PageView {...props} />;
}
