import type { GetStaticPaths, GetStaticProps, InferGetStaticPropsType } from 'next';
import { PageView, type PageViewProps } from '@/registry/page-view';
import { pagePropsOf } from '@/registry/page-props.server';
import { servePage } from '@/lib/content/serve-page.server';

type Params = { project: string; locale: string; path?: string[] };

/** A locale or project that does not exist will not exist in a minute either. */
const UNKNOWN_SECONDS = 3_600;

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = (async ({ params }) => {
  const { project = '', locale = '', path = [] } = params ?? {};
  const served = await servePage({ project, locale, path: `/${path.join('/')}` });
  if (!served) return { notFound: true, revalidate: UNKNOWN_SECONDS };
  const { revalidate } = served;
  if (!served.page) return { notFound: true, revalidate };
  return { props: pagePropsOf(served, served.page), revalidate };
}) satisfies GetStaticProps<PageViewProps, Params>;

export default function ContentPage(props: InferGetStaticPropsType<typeof getStaticProps>) {
  return <PageView {...props} />;
}
