import type { GetStaticPaths, GetStaticProps, InferGetStaticPropsType } from 'next';
import { draftEnd } from '@/lib/cms/content/draft-mode';
import { serveDraft, servePage } from '@/lib/cms/content/serve-page.server';
import { blockLoaders } from '@/registry/block-loaders.server';
import { draftViewOf, pagePropsOf } from '@/registry/page-props.server';
import { PageView, type PageViewProps } from '@/registry/page-view';

type Params = { project: string; locale: string; path?: string[] };

/** Cached for long, because an unknown locale or project stays unknown. */
const UNKNOWN_SECONDS = 3_600;

const FILLING = { loaders: blockLoaders, list: null };

// outside: next-first-render
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = (async ({ params, previewData }) => {
  const { project = '', locale = '', path = [] } = params ?? {};
  const request = { project, locale, path: `/${path.join('/')}` };
  const expiresAt = draftEnd(previewData);
  const isDraft = expiresAt > Date.now();
  // outside: next-stale-on-error
  const served = await (isDraft ? serveDraft(request, FILLING) : servePage(request, FILLING));
  if (!served) return { notFound: true, revalidate: UNKNOWN_SECONDS };
  const { revalidate } = served;
  // outside: next-moved
  if (served.redirect) return { redirect: served.redirect, revalidate };
  // outside: next-absent-cached
  if (!served.page) return { notFound: true, revalidate };
  const props = pagePropsOf(served, served.page);
  return {
    props: isDraft ? { ...props, draft: draftViewOf(served, request.path, expiresAt) } : props,
    revalidate,
  };
}) satisfies GetStaticProps<PageViewProps, Params>;

export default function ContentPage(props: InferGetStaticPropsType<typeof getStaticProps>) {
  return <PageView {...props} />;
}
