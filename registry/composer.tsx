import '@puckeditor/core/no-external.css';
import { Puck, useGetPuck, type Data, type Overrides } from '@puckeditor/core';
import { startTransition, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ComposerBar } from '@/components/studio/composer-bar';
import { ComposerProvider, useComposer } from '@/components/studio/composer-context';
import { ComposerPalette } from '@/components/studio/composer-palette';
import { ComposerPanel } from '@/components/studio/composer-panel';
import type { Choices } from '@/components/studio/field-control';
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
  /** The market shown first: `de-de`. */
  locale: string;
}

/** Puck's data by its own type, and the composer's: the same object. */
const asPuck = (data: ComposeData): Data => data as unknown as Data;
const asComposed = (data: Data): ComposeData => data as unknown as ComposeData;

/** One object for ever: another one would make the canvas anew. */
const OVERRIDES: Partial<Overrides> = { iframe: CanvasFrame };

const FRAME = { enabled: true, waitForStyles: false };
/** A line shows where a block goes: on long pages, moving all the others takes too long. */
const DRAGGING = { behavior: 'static' } as const;

/** Ties the canvas to the entries behind it. */
function Tie() {
  const { session } = useComposer();
  const getPuck = useGetPuck();
  useEffect(() => {
    session.attach({
      read: () => asComposed(getPuck().appState.data),
      write: (data) =>
        getPuck().dispatch({ type: 'setData', data: asPuck(data), recordHistory: false }),
    });
  }, [session, getPuck]);
  return null;
}

/** Milliseconds without a response of the shop until parts that need none are shown. */
const TIMEOUT_MS = 2_000;

/** Whether the canvas shows the page: what stands beside it is less urgent. */
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

/** What draws the blocks of a page is loaded while the server resolves them. */
function preloadBlocks({ entries }: ComposedPage): void {
  const components = new Map<string, object>(
    Object.entries(blocks).map(([type, { component }]) => [type, component]),
  );
  for (const type of new Set(entries.map((entry) => entry.type))) {
    // Next gives each dynamic component a way to load it, which its type does not name.
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

/** A page on Puck's canvas, by the shop's own components, saved as drafts while it is composed. */
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
          // Only its history replaces the whole state.
          onAction={({ type }, { data }) => type === 'set' && session.step(asComposed(data))}
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
