import dynamic from 'next/dynamic';
import { useCallback, useMemo } from 'react';
import { DeferredConsentBanner } from '@/components/layout/consent-banner/deferred-consent-banner';
import { ScrollUp } from '@/components/layout/scroll-up/scroll-up';
import { PageReport } from '@/components/layout/page-report/page-report';
import { PageCategories } from '@/components/layout/page-opening/page-categories';
import { PageOpening } from '@/components/layout/page-opening/page-opening';
import { SiteFooter } from '@/components/layout/site-footer/site-footer';
import { CheckoutHeader } from '@/components/layout/site-header/checkout-header';
import { SiteHeader } from '@/components/layout/site-header/site-header';
import { MapTilesProvider } from '@/lib/cms/layout/map-tiles-context';
import type { PageHeadContent } from '@/lib/cms/layout/page-head-content';
import type { PagePosition, SiteFrame } from '@/lib/cms/layout/site-frame';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import type { ShopRules } from '@/lib/shop/settings/shop-rules';
import { ShopRulesProvider } from '@/lib/shop/settings/shop-rules-context';
import type { DraftView } from '@/lib/cms/content/draft-view';
import { NestedBlocksProvider, type NestedBlock } from '@/lib/cms/content/nested-blocks';
import type { BlockInstance } from '@/lib/cms/content/resolve-page';
import type { Messages } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import type { Currency } from '@/lib/shop/project/currencies';
import { PageContextProvider } from '@/lib/shop/page-context/page-context-provider';
import type { ProjectId } from '@/lib/shop/project/projects';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { ListCountProvider } from '@/lib/catalog/search/list-count';
import type { LoadedList } from '@/lib/catalog/search/loaded-list';
import type { SearchService } from '@/lib/catalog/search/search-service';
import { SearchServiceProvider } from '@/lib/catalog/search/search-service-context';
import { useWholePage } from '@/lib/platform/hydration/whole-pages';
import { useWindowEdges } from '@/lib/cms/visibility/use-window-edges';
import type { AudienceVisitor } from '@/lib/cms/visibility/visitor';
import { VisitorProvider } from '@/lib/cms/visibility/visitor-context';
import { useLoadedVisitor } from '@/lib/browser/visitor/use-loaded-visitor';
import './common-styles';
import { blockComponents } from './block-components';
import { BlockList } from './block-list';
import { leadingBlock } from './leading-block';
import { ModalHost } from './modal-host';
import { PageHead } from './page-head';

export interface PageViewProps {
  project: ProjectId;
  frame: SiteFrame;
  place: PagePosition;
  messages: Messages;
  /** `de-at` */
  locale: string;
  currency: Currency;
  mediaBaseUrl: string;
  /** What the shop's settings change. */
  rules: Partial<ShopRules>;
  search: SearchService;
  head: PageHeadContent;
  header: BlockInstance[];
  main: BlockInstance[];
  /** Time of the page's first change, in epoch milliseconds. */
  validUntil: number | null;
  /** Start of the render, read by the page cache (cache-handler.mjs). */
  renderedAt: number;
  /** Whether the page shows a visitor's own data or selection, and must not be indexed. */
  isForOne?: boolean;
  /** Present in draft mode. */
  draft?: DraftView;
  /** Simulated visitor, if an editor views the page as another visitor. */
  simulated?: AudienceVisitor;
}

/** Editors' tools, which no public page loads. */
const DraftTools = dynamic(() => import('./draft-tools').then((module) => module.DraftTools));
const LiveDraft = dynamic(() => import('./live-draft').then((module) => module.LiveDraft));

const BrandIndex = dynamic(() =>
  import('@/components/content/brand-index/brand-index').then((module) => module.BrandIndex),
);

/** Blocks of the steps after the basket, around which nothing leads away. */
const CALM_BLOCKS: readonly string[] = ['checkoutAddress', 'checkoutPayment', 'checkoutReview'];

/** Number of articles in the page's own list, as loaded. */
function countOf(main: readonly BlockInstance[]): number | null {
  const list = main.find(({ type }) => type === 'productList');
  // Written by the type's loader, which the registry's type checks for every line of the map.
  const loaded = list?.loaded as LoadedList | null | undefined;
  return loaded?.results?.[0]?.nbHits ?? null;
}

/**
 * Renders nested blocks; a new function only when a visibility window begins or ends, so that they
 * are evaluated again.
 */
function useNestedBlocks(now: number | null) {
  return useCallback(
    (blocks: readonly NestedBlock[]) => (
      // The reader accepts declared block types only, each with its own fields.
      <BlockList blocks={blocks as readonly BlockInstance[]} region="nested" now={now} />
    ),
    [now],
  );
}

/** Frame and blocks, updated while the page is open as visibility windows begin and end. */
function WholePage(props: PageViewProps) {
  const { project, locale, currency, head, frame, messages, header, main, draft } = props;
  useWholePage(main, () => blockComponents([...header, ...main]));
  const now = useWindowEdges(props);
  useLoadedVisitor(locale);
  const leadingId = leadingBlock(main);
  const renderNested = useNestedBlocks(now);
  const routes = useMemo(() => ({ project, locale }), [project, locale]);
  // Links to subcategories are between a category's heading and its articles.
  const hasHeading = main[0]?.type === 'categoryHeader' && main[0].id === leadingId;
  const listCount = hasHeading ? countOf(main) : null;
  const isCalm = main.some(({ type }) => CALM_BLOCKS.includes(type));
  const hasHeader = !isCalm && (header.length > 0 || draft);
  const page = (
    <PageContextProvider currency={currency}>
      <PageHead head={head} isIndexed={!props.isForOne && !head.isHidden} />
      {isCalm ? <CheckoutHeader frame={frame} /> : <SiteHeader frame={frame} project={project} />}
      {hasHeader && <BlockList blocks={header} region="header" now={now} />}
      <main id="main">
        {!isCalm && <PageOpening place={props.place} hasHeading={hasHeading} />}
        {leadingId === null && <h1 className="visually-hidden">{head.title}</h1>}
        <NestedBlocksProvider render={renderNested}>
          <ListCountProvider count={listCount}>
            <BlockList
              blocks={main}
              region="main"
              now={now}
              leadingId={leadingId}
              belowHeading={hasHeading && <PageCategories categories={props.place.categories} />}
            />
          </ListCountProvider>
        </NestedBlocksProvider>
        {props.place.brands && (
          <BrandIndex project={project} language={messages.language} place={props.place} />
        )}
      </main>
      <SiteFooter
        frame={frame}
        project={project}
        locale={locale}
        addresses={head.addresses}
        isCalm={isCalm}
      />
      <DeferredConsentBanner />
      <ScrollUp />
      <PageReport hasList={main.some(({ type }) => type === 'productList')} />
      <ModalHost project={project} locale={locale} addresses={head.addresses} />
    </PageContextProvider>
  );
  return (
    <MessagesProvider messages={messages}>
      <VisitorProvider simulated={props.simulated}>
        <ShopRulesProvider rules={props.rules}>
          <MediaProvider baseUrl={props.mediaBaseUrl}>
            <RouteContextProvider value={routes}>
              <SearchServiceProvider value={props.search}>
                <MapTilesProvider value={frame.footer.mapTiles}>
                  {draft ? (
                    <DraftTools draft={draft} locale={locale}>
                      {page}
                    </DraftTools>
                  ) : (
                    page
                  )}
                </MapTilesProvider>
              </SearchServiceProvider>
            </RouteContextProvider>
          </MediaProvider>
        </ShopRulesProvider>
      </VisitorProvider>
    </MessagesProvider>
  );
}

const showPage = (page: PageViewProps) => <WholePage {...page} />;

export function PageView(props: PageViewProps) {
  return props.draft ? <LiveDraft page={props} show={showPage} /> : <WholePage {...props} />;
}
