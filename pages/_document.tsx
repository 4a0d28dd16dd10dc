import Document, {
  type DocumentContext,
  type DocumentInitialProps,
  Head,
  Html,
  Main,
  NextScript,
} from 'next/document';
import type { ReactElement } from 'react';
import { FontPreloads } from '@/components/layout/font-preloads/font-preloads';
import { renderSparingly } from '@/registry/failed-blocks.server';
import { leaveOut, notingModules } from '@/registry/deferred-modules.server';
import type { PageViewProps } from '@/registry/page-view';
import { ADD_AFTER_PAINT } from '@/lib/hydration/add-after-paint';
import { pageAlternates } from '@/lib/layout/server-only-content';
import { MARK_APP } from '@/lib/app-bridge/app-bridge';
import { BEFORE_PAINT } from '@/lib/visibility/before-paint';

type Files = Parameters<Head['getScripts']>[0];
type Script = ReactElement<{ src?: string }>;

/**
 * Scripts are loaded once the page has been painted: until then connection and processor are left
 * to what the visitor came to see.
 */
class DocumentHead extends Head {
  /** Without the preloads that Next puts right before the style sheets they preload. */
  override getCssLinks(files: Files) {
    return super.getCssLinks(files)?.filter(({ props }) => props['rel'] !== 'preload') ?? null;
  }

  override getDynamicChunks(files: Files) {
    return this.context.isDevelopment ? super.getDynamicChunks(files) : [];
  }

  override getScripts(files: Files) {
    const scripts: Script[] = super.getScripts(files);
    if (this.context.isDevelopment) return scripts;
    const chunks = super.getDynamicChunks(files).filter((chunk): chunk is Script => chunk !== null);
    const sources = [...chunks, ...scripts].flatMap(({ props }) => props.src ?? []);
    const inline = scripts.filter(({ props }) => props.src === undefined);
    const folder = `${this.context.assetPrefix ?? ''}/_next/static/`;
    const names = sources.map((source) => source.replace(folder, ''));
    const html = `${ADD_AFTER_PAINT}(document,${JSON.stringify(folder)},${JSON.stringify(names)})`;
    return [...inline, <script key="after-paint" dangerouslySetInnerHTML={{ __html: html }} />];
  }
}

interface Late {
  /** Modules that only deferred blocks need. */
  deferredModules: readonly string[];
}

/** Project and language are taken from the page's own props. */
export default class ShopDocument extends Document<Late> {
  static override async getInitialProps(
    context: DocumentContext,
  ): Promise<DocumentInitialProps & Late> {
    const noting = notingModules(context);
    const props = await renderSparingly(noting.context);
    return { ...props, deferredModules: noting.onlyDeferred() };
  }

  override render() {
    if (process.env.NODE_ENV === 'production') leaveOut(this.props.deferredModules, this.props);
    // Every page of ours has both; Next's built-in fallbacks have neither.
    const {
      project = 'hgg',
      messages,
      head,
    }: Partial<PageViewProps> = this.props.__NEXT_DATA__.props['pageProps'] ?? {};
    const alternates = head && pageAlternates.of(head);
    return (
      <Html lang={messages?.language ?? 'de'} data-project={project}>
        <DocumentHead>
          {alternates?.map(({ hreflang, href }) => (
            <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
          ))}
          <link rel="icon" type="image/svg+xml" href={`/icons/${project}.svg`} />
          <FontPreloads project={project} />
          <script dangerouslySetInnerHTML={{ __html: `${MARK_APP}${BEFORE_PAINT}` }} />
        </DocumentHead>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
