import { useEffect, useMemo, useState } from 'react';
import type { ProjectId } from '@/lib/shop/project/projects';
import { ComposeSession } from '@/lib/studio/studio/compose-session';
import type { ComposeTypes } from '@/lib/studio/studio/compose-type';
import type { ComposedPage } from '@/lib/studio/studio/load-compose.server';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import { CommentsProvider } from './comments-context';
import { ComposerBar } from './composer-bar';
import { ComposerCanvas } from './composer-canvas';
import { ComposerProvider, type ComposerContextValue } from './composer-context';
import { DragProvider } from './composer-drag';
import { ComposerOutline } from './composer-outline';
import { ComposerPalette } from './composer-palette';
import { ComposerPanel } from './composer-panel';
import styles from './composer.module.css';
import { LinkSuggestions } from './field-row';
import { listenForUndo } from './undo-keys';

export interface ComposerProps {
  messages: StudioMessages;
  page: ComposedPage & { project: ProjectId };
  types: ComposeTypes;
  choices: ComposerContextValue['choices'];
  /** Market shown first: `de-de`. */
  locale: string;
  /** Entry of the block that is selected first. */
  block?: string | null;
}

function useSession({ page, types, locale, block }: ComposerProps): ComposeSession {
  const [session] = useState(() => {
    const opened = new ComposeSession(page, types, locale);
    if (block) opened.select(block);
    return opened;
  });
  useEffect(() => {
    session.open();
    const leave = () => session.close();
    addEventListener('pagehide', leave);
    const stopUndo = listenForUndo(window, session);
    return () => {
      stopUndo();
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [session]);
  return session;
}

/** Editor of a page: its outline, the real page in a frame, and fields; saves drafts continuously. */
export function Composer(props: ComposerProps) {
  const { messages, page, choices } = props;
  const session = useSession(props);
  const [locale, setLocale] = useState(props.locale);
  const [width, setWidth] = useState<string>('full');
  const [showsHidden, setShowsHidden] = useState(true);
  const context = useMemo(
    () => ({ session, messages, locale, language: locale.slice(0, 2), choices }),
    [session, messages, locale, choices],
  );
  const { project, path } = page;
  const onLocale = (next: string) => {
    setLocale(next);
    session.blocks.enter(next);
  };
  const shown = { width, showsHidden };
  return (
    <ComposerProvider value={context}>
      <CommentsProvider node={page.nodeId}>
        <DragProvider>
          <div className={styles.root}>
            <ComposerBar
              market={{
                project,
                locale,
                onLocale,
                ...shown,
                onWidth: setWidth,
                onShowsHidden: setShowsHidden,
              }}
              path={path}
            />
            <div className={styles.columns}>
              <div className={styles.left}>
                <section id="composer-outline" aria-label={messages.composer.outline}>
                  <ComposerOutline />
                </section>
                <ComposerPalette />
              </div>
              <ComposerCanvas project={project} path={path} {...shown} />
              <ComposerPanel />
            </div>
          </div>
        </DragProvider>
      </CommentsProvider>
      <LinkSuggestions links={choices.links} />
    </ComposerProvider>
  );
}
