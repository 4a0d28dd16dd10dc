import Document, {
  type DocumentContext,
  type DocumentInitialProps,
  Html,
  Main,
  NextScript,
} from 'next/document';
import { ConsentQuestion } from '@/components/layout/consent-banner/consent-question';
import { FontPreloads } from '@/components/layout/font-preloads/font-preloads';
import { renderSparingly } from '@/registry/failed-blocks.server';
import { capturingProps } from '@/registry/rendered-props.server';
import type { PageViewProps } from '@/registry/page-view';
import { AfterPaintHead } from '@/lib/platform/hydration/after-paint.server';
import {
  pageAlternates,
  pageStructure,
  type PageStructure,
} from '@/lib/cms/layout/server-only-content';
import { spelledFor } from '@/lib/shop/i18n/swiss-spelling';
import { FIRST_SCRIPTS } from '@/lib/browser/consent/inline-scripts';
import { WORDS_ID } from '@/lib/platform/hydration/missing-chunks';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { SETTINGS_ID } from '@/lib/browser/third-parties/third-party-settings';
import { thirdPartySettings } from '@/lib/browser/third-parties/third-party-settings.server';
import { FIRST_PROJECT } from '@/lib/shop/project/projects';

/** Escapes `<`, so that a text of the catalogue cannot close the script element. */
const jsonOf = (value: object) => ({
  __html: JSON.stringify(value).replaceAll('<', String.raw`\u003c`),
});

/** Structured data about the page's subject for search engines and other sites; not hydrated. */
function structureTags({ openGraph, items }: PageStructure) {
  const graph = { '@context': 'https://schema.org', '@graph': items };
  return [
    ...Object.entries(openGraph).map(([property, content]) => (
      <meta key={property} property={property} content={content} />
    )),
    <script key="json-ld" type="application/ld+json" dangerouslySetInnerHTML={jsonOf(graph)} />,
  ];
}

interface Shown {
  pageProps: Partial<PageViewProps>;
}

/** Takes project and language from the page's props. Only CMS pages ask for consent. */
export default class ShopDocument extends Document<Shown> {
  static override async getInitialProps(
    context: DocumentContext,
  ): Promise<DocumentInitialProps & Shown> {
    const capturing = capturingProps(context);
    const props = await renderSparingly(capturing.context);
    // Props that every page of the shop has; Next's built-in fallback pages have others.
    const pageProps: Partial<PageViewProps> = capturing.pageProps() ?? {};
    return { ...props, pageProps };
  }

  override render() {
    const {
      project = FIRST_PROJECT,
      locale,
      messages,
      head,
      frame,
      main,
      isForOne,
    } = this.props.pageProps;
    // Leaves out links to other countries' pages where the page itself is not indexed.
    const alternates = head && !isForOne ? pageAlternates.of(head) : undefined;
    const structure = head && pageStructure.of(head);
    const language = messages?.language ?? 'de';
    const { consent, error } = messagesFor(language);
    const { partMissing: text, reload } = error;
    const thirdParties = thirdPartySettings();
    return (
      <Html
        lang={language}
        data-project={project}
        data-app-dark={frame?.appDarkmode ? '' : undefined}
      >
        <AfterPaintHead>
          {alternates?.map(({ hreflang, href }) => (
            <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
          ))}
          {structure && structureTags(structure)}
          <link rel="icon" type="image/svg+xml" href={`/icons/${project}.svg`} />
          <FontPreloads project={project} />
          <script
            id={WORDS_ID}
            type="application/json"
            dangerouslySetInnerHTML={jsonOf({ text, reload })}
          />
          {FIRST_SCRIPTS.map((script) => (
            <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
          ))}
          {thirdParties && (
            <script
              id={SETTINGS_ID}
              type="application/json"
              dangerouslySetInnerHTML={jsonOf(thirdParties)}
            />
          )}
        </AfterPaintHead>
        <body>
          {/* Before the page, so that it comes first by keyboard and for screen readers. */}
          {main && <ConsentQuestion messages={spelledFor(locale ?? '', consent)} />}
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
