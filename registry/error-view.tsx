import dynamic from 'next/dynamic';
import Head from 'next/head';
import { useMemo, type ReactNode } from 'react';
import { ErrorPage } from '@/components/layout/error-page/error-page';
import { Instead, WaysOn } from '@/components/layout/error-page/ways-on';
import { SiteFooter } from '@/components/layout/site-footer/site-footer';
import { SiteHeader } from '@/components/layout/site-header/site-header';
import type { ErrorPageFrame } from '@/lib/cms/layout/error-page-loader';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { PageContextProvider } from '@/lib/shop/page-context/page-context-provider';
import { hasSearch } from '@/lib/shop/project/has-search';
import { ShopRulesProvider } from '@/lib/shop/settings/shop-rules-context';
import { routeHref, type RouteContext } from '@/lib/shop/routes/named-routes';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { SearchServiceProvider } from '@/lib/catalog/search/search-service-context';
import { ModalHost } from './modal-host';

/** `notFound`: wrong address; `unavailable`: an outage; `failed`: a bug of ours. */
export type ErrorKind = 'notFound' | 'unavailable' | 'failed';

export interface ErrorViewProps extends ErrorPageFrame {
  kind: ErrorKind;
  /** Id of the failed request, for visitors who ask about it; its log lines have it too. */
  reference?: string;
  /** Requested path in draft mode, so that the page can end draft mode. */
  draftPath?: string | undefined;
}

/** Context of the header's search, which visitors use if a page is missing. */
function Surroundings({ children, ...page }: ErrorPageFrame & { children: ReactNode }) {
  const { project, locale } = page;
  const routes = useMemo(() => ({ project, locale }), [project, locale]);
  return (
    <MessagesProvider messages={page.messages}>
      <ShopRulesProvider rules={page.rules}>
        <MediaProvider baseUrl={page.mediaBaseUrl}>
          <RouteContextProvider value={routes}>
            <SearchServiceProvider value={page.search}>
              <PageContextProvider currency={page.currency}>{children}</PageContextProvider>
            </SearchServiceProvider>
          </RouteContextProvider>
        </MediaProvider>
      </ShopRulesProvider>
    </MessagesProvider>
  );
}

/** Loaded for editors only. */
const DraftBanner = dynamic(() =>
  import('@/components/layout/draft-banner/draft-banner').then((module) => module.DraftBanner),
);

const ProductSlider = dynamic(() =>
  import('@/components/product/product-slider/product-slider').then(
    (module) => module.ProductSlider,
  ),
);

/** Messages of an error; a missing article has its own. */
function wordsOf({ kind, article, messages }: ErrorViewProps) {
  const { error } = messages;
  if (!article) return { headline: error[`${kind}Headline`], sentence: error[`${kind}Text`] };
  return article.isSoldElsewhere
    ? { headline: error.articleElsewhereHeadline, sentence: error.articleElsewhereText }
    : { headline: error.articleGoneHeadline, sentence: error.articleGoneText };
}

/** Address of the search page; `null` in a shop without a search. */
const searchHref = (context: RouteContext) =>
  hasSearch(context.project)
    ? routeHref({ name: 'search', parameters: { phrase: 'search', query: '' } }, context)
    : null;

/** An error page in the shop's own frame, with its navigation. */
export function ErrorView(props: ErrorViewProps) {
  const { kind, reference, draftPath, ...page } = props;
  const { project, locale, frame, messages, recommended } = page;
  const texts = messages.error;
  const { headline, sentence } = wordsOf(props);
  return (
    <Surroundings {...page}>
      <Head>
        <title key="title">{headline}</title>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      {draftPath !== undefined && <DraftBanner path={draftPath} />}
      <SiteHeader frame={frame} project={project} />
      <main id="main">
        <ErrorPage
          headline={headline}
          sentence={sentence}
          reference={
            reference === undefined ? undefined : { label: texts.reference, id: reference }
          }
          wayOn={{ label: texts.toHome, link: frame.home }}
        >
          {kind === 'notFound' && (
            <WaysOn
              searchHref={searchHref({ project, locale })}
              categories={frame.navigation.heads}
            />
          )}
        </ErrorPage>
        {recommended.length > 0 && (
          <Instead>
            <ProductSlider id="instead" headline={texts.articleInstead} summaries={recommended} />
          </Instead>
        )}
      </main>
      <SiteFooter frame={frame} project={project} locale={locale} />
      <ModalHost project={project} locale={locale} addresses={null} />
    </Surroundings>
  );
}
