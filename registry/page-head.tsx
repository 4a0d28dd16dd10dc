import Head from 'next/head';
import { useShownColour } from '@/lib/catalog/article/shown-colour';
import type { PageHeadContent } from '@/lib/cms/layout/page-head-content';

/**
 * Title, description and canonical address; the document adds links to other markets
 * (pages/_document).
 */
export function PageHead({ head, isIndexed }: { head: PageHeadContent; isIndexed: boolean }) {
  const { description, keywords, canonical, colourTitles } = head;
  const colour = useShownColour(colourTitles?.number ?? '', '');
  const title = colourTitles?.titles[colour] ?? head.title;
  return (
    <Head>
      <title key="title">{title}</title>
      {description && <meta key="description" name="description" content={description} />}
      {keywords && <meta key="keywords" name="keywords" content={keywords} />}
      {!isIndexed && <meta key="robots" name="robots" content="noindex, follow" />}
      {canonical && <link key="canonical" rel="canonical" href={canonical} />}
    </Head>
  );
}
