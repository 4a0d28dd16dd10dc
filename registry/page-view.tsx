import dynamic from 'next/dynamic';
import { useCallback, useMemo } from 'react';
import { LateConsentBanner } from '@/components/consent-banner/late-consent-banner';
import { ScrollUp } from '@/components/scroll-up/scroll-up';
import { PageReport } from '@/components/page-report/page-report';
import { PageOpening } from '@/components/page-opening/page-opening';
import { SiteFooter } from '@/components/site-footer/site-footer';
import { SiteHeader } from '@/components/site-header/site-header';
import { MapTilesProvider } from '@/lib/app-shell/map-tiles-context';
import type { PageHeadContent } from '@/lib/app-shell/page-head-content';
import type { PagePlace, SiteFrame } from '@/lib/app-shell/site-frame';
import { MediaProvider } from '@/lib/catalogue/media-context';
import type { DraftView } from '@/lib/content/draft-view';
import { NestedBlocksProvider, type NestedBlock } from '@/lib/content/nested-blocks';
import type { BlockInstance } from '@/lib/content/resolve-page';
import type { Messages } from '@/lib/i18n/messages';
import { WordsProvider } from '@/lib/i18n/words';
import type { Currency } from '@/lib/page-context/locale';
import { PageContextProvider } from '@/lib/page-context/page-context-provider';
import type { ProjectId } from '@/lib/project/projects';
import { RouteContextProvider } from '@/lib/routes/route-context-provider';
import type { SearchService } from '@/lib/search/search-service';
import { SearchServiceProvider } from '@/lib/search/search-service-context';
import { useWindowEdges } from '@/lib/visibility/use-window-edges';
import { VisitorProvider } from '@/lib/visibility/visitor-context';
import { BlockList } from './block-list';
import { leadingBlock } from './leading-block';
import { ModalHost } from './modal-host';
import { PageHead } from './page-head';

export interface PageViewProps {
  project: ProjectId;
  frame: SiteFrame;
  place: PagePlace;
  messages: Messages;
  /** `de-at` */
  locale: string;
  currency: Currency;
  /** Address of the picture CDN. */
  mediaBaseUrl: string;
  /** How the browser reaches the search. */
  search: SearchService;
  head: PageHeadContent;
  header: BlockInstance[];
  main: BlockInstance[];
  /** First instant at which the page changes, in epoch milliseconds. */
  validUntil: number | null;
  /** Begin of the render; the page cache reads it (cache-handler.mjs). */
  renderedAt: number;
  /** The address asks the page's list for something: one page of many, for no index. */
  isListVariant?: boolean;
  /** Present in draft mode. */
  draft?: DraftView;
}

/** Editors' tools: no public page loads them. */
const DraftTools = dynamic(() => import('./draft-tools').then((module) => module.DraftTools));

const BrandIndex = dynamic(() =>
  import('@/components/brand-index/brand-index').then((module) => module.BrandIndex),
);

/** Blocks inside blocks; a new function, and so a new look at them, only when an edge has passed. */
function useNestedBlocks(now: number | null) {
  return useCallback(
    (blocks: readonly NestedBlock[]) => (
      // The reader admitted declared block types only and shaped each as an instance.
      <BlockList blocks={blocks as readonly BlockInstance[]} region="nested" now={now} />
    ),
    [now],
  );
}

/** A whole CMS page: frame, blocks, and what keeps an open page in step with its windows. */
export function PageView(props: PageViewProps) {
  const { project, locale, currency, head, frame, messages, header, main, draft } = props;
  const now = useWindowEdges(props);
  const leadingId = leadingBlock(main);
  const renderNested = useNestedBlocks(now);
  const routes = useMemo(() => ({ project, locale }), [project, locale]);
  const hasHeader = header.length > 0 || draft;
  const page = (
    <PageContextProvider currency={currency}>
      <PageHead head={head} isIndexed={!props.isListVariant} />
      <SiteHeader frame={frame} project={project} />
      {hasHeader && <BlockList blocks={header} region="header" now={now} />}
      <main id="main">
        <PageOpening place={props.place} />
        {leadingId === null && <h1 className="visually-hidden">{head.title}</h1>}
        <NestedBlocksProvider render={renderNested}>
          <BlockList blocks={main} region="main" now={now} leadingId={leadingId} />
        </NestedBlocksProvider>
        {props.place.brands && (
          <BrandIndex project={project} language={messages.language} place={props.place} />
        )}
      </main>
      <SiteFooter frame={frame} project={project} locale={locale} addresses={head.addresses} />
      <LateConsentBanner />
      <ScrollUp />
      <PageReport hasList={main.some(({ type }) => type === 'productList')} />
      <ModalHost project={project} locale={locale} addresses={head.addresses} />
    </PageContextProvider>
  );
  return (
    <WordsProvider messages={messages}>
      <VisitorProvider>
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
      </VisitorProvider>
    </WordsProvider>
  );
}
