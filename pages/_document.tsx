import Document, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document';
import { FontPreloads } from '@/components/font-preloads/font-preloads';
import { renderSparingly } from '@/registry/failed-blocks.server';
import type { PageViewProps } from '@/registry/page-view';
import { MARK_APP } from '@/lib/app-shell/app-shell';
import { BEFORE_PAINT } from '@/lib/visibility/before-paint';

/** Project and language are what the page's own props say. */
export default class ShopDocument extends Document {
  static override getInitialProps(context: DocumentContext) {
    return renderSparingly(context);
  }

  override render() {
    // Every page of ours carries both; Next's built-in fallbacks carry neither.
    const { project = 'hgg', messages }: Partial<PageViewProps> =
      this.props.__NEXT_DATA__.props['pageProps'] ?? {};
    return (
      <Html lang={messages?.language ?? 'de'} data-project={project}>
        <Head>
          <link rel="icon" type="image/svg+xml" href={`/icons/${project}.svg`} />
          <FontPreloads project={project} />
          <script dangerouslySetInnerHTML={{ __html: `${MARK_APP}${BEFORE_PAINT}` }} />
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
