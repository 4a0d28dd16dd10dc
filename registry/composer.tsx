import '@puckeditor/core/no-external.css';
import { Puck, useGetPuck, type Data, type Overrides } from '@puckeditor/core';
import { startTransition, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ComposerBar } from '@/components/studio/composer-bar';
import { ComposerProvider, useComposer } from '@/components/studio/composer-context';
import { ComposerPalette } from '@/components/studio/composer-palette';
import { ComposerPanel } from '@/components/studio/composer-panel';
import type { Choices } from '@/components/studio/field-control-props';
import { LinkSuggestions } from '@/components/studio/field-row';
import styles from '@/components/studio/composer.module.css';
import { usePlainRows } from '@/components/studio/use-plain-rows';
import type { ComposeData } from '@/lib/studio/studio/compose-data';
import { ComposeSession } from '@/lib/studio/studio/compose-session';
import type { ComposeTypes } from '@/lib/studio/studio/compose-type';
import type { ComposedPage } from '@/lib/studio/studio/load-compose.server';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import { blocks } from './blocks';
import { CanvasFrame, CanvasShopProvider, deviceStyle, type CanvasShop } from './composer-canvas';
import { composerConfig } from './composer-config';
import { composerWords } from './composer-words';

export interface ComposerProps {
  messages: StudioMessages;
  page: ComposedPage;
  types: ComposeTypes;
  choices: Omit<Choices, 'linked' | 'onKnown'>;
  shop: CanvasShop;
  /** Market shown first: `de-de`. */
  locale: string;
}

/** Converts between Puck's type and the composer's, which describe the same object. */
const asPuck = (data: ComposeData): Data => data as unknown as Data;
const asComposed = (data: Data): ComposeData => data as unknown as ComposeData;

/** A constant, because a new object would recreate the canvas. */
const OVERRIDES: Partial<Overrides> = { iframe: CanvasFrame };

const FRAME = { enabled: true, waitForStyles: false };
/** Shows the drop position by a line, because moving all other blocks of a long page is slow. */
const DRAGGING = { behavior: 'static' } as const;

/** Connects the canvas with its entries. */
function Tie() {
  const { session } = useComposer();
  const getPuck = useGetPuck();
  useEffect(() => {
    session.attach({
      read: () => asComposed(getPuck().appState.data),
      write: (data) =>
        getPuck().dispatch({ type: 'setData', data: asPuck(data), recordHistory: false }),
      select: (itemSelector) =>
        getPuck().dispatch({ type: 'setUi', ui: { itemSelector }, recordHistory: false }),
    });
  }, [session, getPuck]);
  return null;
}

/** Milliseconds to wait for the shop's response before showing parts that do not need it. */
const TIMEOUT_MS = 2_000;

/** Whether the canvas shows the page, which has priority over the other parts. */
function useIsShown(): boolean {
  const { subscribe, shopFrame } = useComposer().session.blocks;
  const frame = useSyncExternalStore(subscribe, shopFrame, shopFrame);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const show = () => startTransition(() => setIsShown(true));
    const timer = setTimeout(show, frame ? 0 : TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [frame]);
  return isShown;
}

function Columns({ width }: { width: string }) {
  const { messages } = useComposer();
  const outline = useRef<HTMLElement>(null);
  const isShown = useIsShown();
  usePlainRows(outline);
  return (
    // Narrow windows scroll to the columns, also by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} tabIndex={0} aria-label={messages.composer.compose}>
      <div className={styles.columns}>
        <div className={styles.left}>
          <section ref={outline} className={styles.outline} aria-label={messages.composer.outline}>
            {isShown && <Puck.Outline />}
          </section>
          {isShown && <ComposerPalette />}
        </div>
        <section className={styles.canvas} aria-label={messages.composer.canvas}>
          <div className={styles.device} style={deviceStyle(width)}>
            <Puck.Preview />
          </div>
        </section>
        <ComposerPanel />
      </div>
    </section>
  );
}

/** Loads the blocks' components while the server resolves the page. */
function preloadBlocks({ entries }: ComposedPage): void {
  const components = new Map<string, object>(
    Object.entries(blocks).map(([type, { component }]) => [type, component]),
  );
  for (const type of new Set(entries.map((entry) => entry.type))) {
    // Next adds `preload` to dynamic components, but not to their type.
    const { preload } = Object(components.get(type));
    if (typeof preload === 'function') preload();
  }
}

function useSession({ page, types, locale }: ComposerProps): ComposeSession {
  const [session] = useState(() => {
    preloadBlocks(page);
    return new ComposeSession(page, types, locale);
  });
  useEffect(() => {
    session.open();
    const leave = () => session.close();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [session]);
  return session;
}

/** Editor of a page on Puck's canvas with the shop's own components; saves drafts continuously. */
export function Composer(props: ComposerProps) {
  const { messages, page, types, choices, shop } = props;
  const session = useSession(props);
  const [locale, setLocale] = useState(props.locale);
  const [width, setWidth] = useState<string>('full');
  const config = useMemo(() => composerConfig(types), [types]);
  const dictionary = useMemo(() => composerWords(messages), [messages]);
  const context = useMemo(
    () => ({ session, messages, locale, language: locale.slice(0, 2), choices }),
    [session, messages, locale, choices],
  );
  const { project, path } = page;
  const enter = (next: string) => {
    setLocale(next);
    session.blocks.enter(next);
  };
  return (
    <ComposerProvider value={context}>
      <CanvasShopProvider value={shop}>
        <Puck
          config={config}
          data={asPuck(session.initial)}
          // Only undo and redo replace the whole state.
          onAction={({ type }, { data }, before) =>
            type === 'set' &&
            session.step(asComposed(data), asComposed(before.data), before.ui.itemSelector)
          }
          onChange={(data) => session.edit(asComposed(data))}
          overrides={OVERRIDES}
          dictionary={dictionary}
          iframe={FRAME}
          dnd={DRAGGING}
          _experimentalVirtualization
        >
          <Tie />
          <div className={styles.root}>
            <ComposerBar
              market={{ project, locale, onLocale: enter, width, onWidth: setWidth }}
              path={path}
            />
            <Columns width={width} />
          </div>
        </Puck>
      </CanvasShopProvider>
      <LinkSuggestions links={choices.links} />
    </ComposerProvider>
  );
}
