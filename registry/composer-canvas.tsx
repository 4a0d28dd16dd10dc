import type { SlotComponent } from '@puckeditor/core';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { useComposer, useOpened } from '@/components/studio/composer-context';
import styles from '@/components/studio/composer.module.css';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import { NestedBlocksProvider, type NestedBlock } from '@/lib/cms/content/nested-blocks';
import type { BlockInstance } from '@/lib/cms/content/resolve-page';
import { MapTilesProvider } from '@/lib/cms/layout/map-tiles-context';
import type { MapTiles } from '@/lib/cms/layout/footer-content';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { PageContextProvider } from '@/lib/shop/page-context/page-context-provider';
import type { ProjectId } from '@/lib/shop/project/projects';
import { isWithin, blockTitle } from '@/lib/studio/studio/compose-data';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import type { SearchService } from '@/lib/catalog/search/search-service';
import { SearchServiceProvider } from '@/lib/catalog/search/search-service-context';
import { VisitorProvider } from '@/lib/cms/visibility/visitor-context';
import { BlockList } from './block-list';

export interface CanvasShop {
  project: ProjectId;
  mediaBaseUrl: string;
  search: SearchService;
  mapTiles: MapTiles | null;
}

const CanvasShopContext = createContext<CanvasShop>({
  project: 'hgg',
  mediaBaseUrl: '',
  mapTiles: null,
  search: { appId: '', searchKey: '', host: null, protocol: 'https' },
});
export const CanvasShopProvider = CanvasShopContext.Provider;

type Slots = Readonly<Record<string, SlotComponent>>;

/** Drop zones of nested blocks that the block renders itself, or does not show yet. */
function OwnSlots({ type, slots, only }: { type: string; slots: Slots; only?: 'part' }) {
  const { session } = useComposer();
  return session.types[type]?.slots.map(({ field, label, types }) => {
    const Slot = slots[field];
    if (only && !types.some((id) => session.types[id]?.role === only)) return null;
    return (
      Slot && (
        <div key={field}>
          <span className={styles.hint}>{label}</span>
          <Slot minEmptyHeight={40} />
        </div>
      )
    );
  });
}

function Note({ id, type, slots }: ItemProps) {
  const { session, messages } = useComposer();
  const { isResolved, because } = session.blocks.blockOf(id);
  const item = session.blocks.itemOf(id);
  const declared = session.types[type];
  const isPart = declared?.role === 'part';
  const title = isPart && item ? blockTitle(item, session.types) : (declared?.name ?? type);
  const state = isResolved ? messages.composer.incomplete : messages.composer.loading;
  return (
    <div className={styles.note} data-part={isPart || undefined}>
      <p>
        {title}
        {!isPart && ` ${state}`}
      </p>
      {because && <p>{because}</p>}
      <OwnSlots type={type} slots={slots} />
    </div>
  );
}

interface ItemProps {
  id: string;
  type: string;
  slots: Slots;
}

/** A block rendered by the shop's component, with drop zones in place of nested blocks. */
function Shown({ block, slots }: { block: BlockInstance; slots: Slots }) {
  const { session } = useComposer();
  const renderNested = useCallback(
    (blocks: readonly NestedBlock[]): ReactNode => {
      const own = session.types[block.type]?.slots.find(
        ({ field }) => block.fields[field] === blocks,
      );
      const Slot = own && slots[own.field];
      return Slot ? (
        <Slot minEmptyHeight={40} />
      ) : (
        // The reader accepts declared block types only, each with its own fields.
        <BlockList blocks={blocks as readonly BlockInstance[]} region="nested" now={null} />
      );
    },
    [session, block, slots],
  );
  return (
    <NestedBlocksProvider render={renderNested}>
      <BlockList blocks={[block]} region="main" now={null} />
    </NestedBlocksProvider>
  );
}

/** Whether an item or a nested one is selected. */
function useIsOpen(id: string): boolean {
  const { session } = useComposer();
  const opened = useOpened();
  const item = opened === null ? undefined : session.blocks.itemOf(id);
  return opened !== null && item !== undefined && isWithin(item, opened, session.types);
}

/** Sortable list below a selected block of parts that it renders itself (slides, buttons). */
function Parts({ id, type, slots }: ItemProps) {
  if (!useIsOpen(id)) return null;
  return (
    <div className={styles.parts}>
      <OwnSlots type={type} slots={slots} only="part" />
    </div>
  );
}

/** One item of the canvas: as visitors would see it, or why they would not. */
export function CanvasItem(item: ItemProps) {
  const { session, messages } = useComposer();
  const read = () => session.blocks.blockOf(item.id);
  const { block, because } = useSyncExternalStore(session.blocks.subscribe, read, read);
  if (!block) return <Note {...item} />;
  const shown = (
    <>
      <Shown block={block} slots={item.slots} />
      <Parts {...item} />
    </>
  );
  if (because === null) return shown;
  return (
    <div className={styles.hidden}>
      <p className={styles.badge}>
        {messages.composer.hidden}: {because}
      </p>
      {shown}
    </div>
  );
}

/** Document of the canvas, with the context and frame of the shop's pages. */
export function CanvasFrame({ document, children }: { document?: Document; children: ReactNode }) {
  const { session, locale } = useComposer();
  const { project, mediaBaseUrl, search, mapTiles } = useContext(CanvasShopContext);
  const { shopFrame, subscribe } = session.blocks;
  const frame = useSyncExternalStore(subscribe, shopFrame, shopFrame);
  useEffect(() => {
    const root = document?.documentElement;
    root?.setAttribute('data-project', project);
    root?.setAttribute('lang', locale.slice(0, 2));
  }, [document, project, locale]);
  const routes = useMemo(() => ({ project, locale }), [project, locale]);
  if (!frame) return <p>…</p>;
  return (
    <MessagesProvider messages={frame.messages}>
      <VisitorProvider>
        <MediaProvider baseUrl={mediaBaseUrl}>
          <RouteContextProvider value={routes}>
            <SearchServiceProvider value={search}>
              <MapTilesProvider value={mapTiles}>
                <PageContextProvider currency={frame.currency}>{children}</PageContextProvider>
              </MapTilesProvider>
            </SearchServiceProvider>
          </RouteContextProvider>
        </MediaProvider>
      </VisitorProvider>
    </MessagesProvider>
  );
}

export const deviceStyle = (width: string): CSSProperties =>
  // The style type has no custom properties.
  ({ '--frame-width': width === 'full' ? '100%' : `${width}px` }) as CSSProperties;
