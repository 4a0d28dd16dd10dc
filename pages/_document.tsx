import Document, {
  type DocumentContext,
  type DocumentInitialProps,
  Html,
  Main,
  NextScript,
} from 'next/document';
import { FontPreloads } from '@/components/layout/font-preloads/font-preloads';
import { renderSparingly } from '@/registry/failed-blocks.server';
import { keepingProps } from '@/registry/rendered-props.server';
import type { PageViewProps } from '@/registry/page-view';
import { AfterPaintHead } from '@/lib/hydration/after-paint.server';
import {
  pageAlternates,
  pageStructure,
  type PageStructure,
} from '@/lib/layout/server-only-content';
import { MARK_APP } from '@/lib/app-bridge/app-bridge';
import { BEFORE_PAINT } from '@/lib/visibility/before-paint';

/** What search engines and other sites read about the page's subject; nothing of it is hydrated. */
function structureTags({ openGraph, items }: PageStructure) {
  const graph = { '@context': 'https://schema.org', '@graph': items };
  // A text of the catalogue must not close the script element.
  const html = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
  return [
    ...Object.entries(openGraph).map(([property, content]) => (
      <meta key={property} property={property} content={content} />
    )),
    <script key="json-ld" type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />,
  ];
}

interface Shown {
  pageProps: Partial<PageViewProps>;
}

/** Project and language are taken from the page's own props. */
export default class ShopDocument extends Document<Shown> {
  static override async getInitialProps(
    context: DocumentContext,
  ): Promise<DocumentInitialProps & Shown> {
    const keeping = keepingProps(context);
    const props = await renderSparingly(keeping.context);
    // Every page of ours has them; Next's built-in fallbacks have other ones.
    const pageProps: Partial<PageViewProps> = keeping.pageProps() ?? {};
    return { ...props, pageProps };
  }

  override render() {
    const { project = 'hgg', messages, head } = this.props.pageProps;
    const alternates = head && pageAlternates.of(head);
    const structure = head && pageStructure.of(head);
    return (
      <Html lang={messages?.language ?? 'de'} data-project={project}>
        <AfterPaintHead>
          {alternates?.map(({ hreflang, href }) => (
            <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
          ))}
          {structure && structureTags(structure)}
          <link rel="icon" type="image/svg+xml" href={`/icons/${project}.svg`} />
          <FontPreloads project={project} />
          <script dangerouslySetInnerHTML={{ __html: `${MARK_APP}${BEFORE_PAINT}` }} />
        </AfterPaintHead>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
