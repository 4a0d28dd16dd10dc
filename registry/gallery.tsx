import Head from 'next/head';
import { useEffect } from 'react';
import { DraftNoteList } from '@/components/layout/draft-note/draft-note';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import type { BlockType } from '@/lib/cms/content/block';
import type { DraftNote } from '@/lib/cms/content/draft-notes';
import { NestedBlocksProvider, type NestedBlock } from '@/lib/cms/content/nested-blocks';
import type { BlockInstance } from '@/lib/cms/content/resolve-page';
import type { Messages } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import type { Currency } from '@/lib/shop/project/currencies';
import { PageContextProvider } from '@/lib/shop/page-context/page-context-provider';
import type { ProjectId } from '@/lib/shop/project/projects';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import type { SearchService } from '@/lib/catalog/search/search-service';
import { SearchServiceProvider } from '@/lib/catalog/search/search-service-context';
import { VisitorProvider } from '@/lib/cms/visibility/visitor-context';
import { BlockList } from './block-list';
import type { GalleryChoice } from './gallery-choice';
import { GalleryControls } from './gallery-controls';
import styles from './gallery.module.css';

/** A block in one state, or the notes that editors see instead. */
export interface Exhibit {
  type: BlockType;
  state: string;
  block: BlockInstance | null;
  notes: DraftNote[];
}

/** `project` and `messages` also determine the document's look and language. */
export interface GalleryProps {
  project: ProjectId;
  /** `de-de` */
  locale: string;
  currency: Currency;
  messages: Messages;
  mediaBaseUrl: string;
  search: SearchService;
  choice: GalleryChoice;
  types: BlockType[];
  /** Whether to render the blocks themselves, or else the controls around a frame with them. */
  isFrame: boolean;
  exhibits: Exhibit[];
}

/** Sets the theme from the address instead of the visitor's stored choice. */
function useTheme(theme: GalleryChoice['theme']): void {
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
}

const renderNested = (blocks: readonly NestedBlock[]) => (
  // Fixtures contain declared block types only, as a test checks.
  <BlockList blocks={blocks as readonly BlockInstance[]} region="nested" now={null} />
);

function Exhibits({ exhibits }: { exhibits: Exhibit[] }) {
  return (
    <main id="main">
      <h1 className="visually-hidden">Blocks</h1>
      <NestedBlocksProvider render={renderNested}>
        {exhibits.map(({ type, state, block, notes }) => (
          <div
            key={`${type}-${state}`}
            className={styles.exhibit}
            data-exhibit={`${type}.${state}`}
          >
            <p className={styles.caption} lang="en">
              {type} · {state}
            </p>
            {block && <BlockList blocks={[block]} region="main" now={null} />}
            <DraftNoteList notes={notes} editorAddress={null} />
          </div>
        ))}
      </NestedBlocksProvider>
    </main>
  );
}

/** Every block in every state, for developers; no page of a shop imports this. */
export function Gallery(props: GalleryProps) {
  const { choice, types, currency, messages, mediaBaseUrl, search, isFrame, exhibits } = props;
  useTheme(choice.theme);
  return (
    <MessagesProvider messages={messages}>
      <Head>
        <title key="title">Block gallery</title>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <VisitorProvider>
        <RouteContextProvider value={{ project: props.project, locale: props.locale }}>
          <PageContextProvider currency={currency}>
            {isFrame ? (
              <MediaProvider baseUrl={mediaBaseUrl}>
                <SearchServiceProvider value={search}>
                  <Exhibits exhibits={exhibits} />
                </SearchServiceProvider>
              </MediaProvider>
            ) : (
              <GalleryControls choice={choice} types={types} />
            )}
          </PageContextProvider>
        </RouteContextProvider>
      </VisitorProvider>
    </MessagesProvider>
  );
}
