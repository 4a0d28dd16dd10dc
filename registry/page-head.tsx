import Head from 'next/head';
import type { PageHeadContent } from '@/lib/app-shell/page-head-content';
import type { ProjectId } from '@/lib/project/projects';
import { alternatesOf, canonicalOf } from '@/lib/routes/alternates';

interface Props {
  project: ProjectId;
  locale: string;
  head: PageHeadContent;
  isIndexed: boolean;
}

/** Title, description and the page's addresses in every market. */
export function PageHead({ project, locale, head, isIndexed }: Props) {
  const { title, description, keywords, addresses } = head;
  const canonical = canonicalOf(project, locale, addresses);
  return (
    <Head>
      <title key="title">{title}</title>
      {description && <meta key="description" name="description" content={description} />}
      {keywords && <meta key="keywords" name="keywords" content={keywords} />}
      {!isIndexed && <meta key="robots" name="robots" content="noindex, follow" />}
      {canonical && <link key="canonical" rel="canonical" href={canonical} />}
      {alternatesOf(project, addresses).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
    </Head>
  );
}
