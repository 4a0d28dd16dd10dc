import Head from 'next/head';
import type { PageHeadContent } from '@/lib/layout/page-head-content';

/** Title, description, canonical address; the document names other markets (pages/_document). */
export function PageHead({ head, isIndexed }: { head: PageHeadContent; isIndexed: boolean }) {
  const { title, description, keywords, canonical } = head;
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
