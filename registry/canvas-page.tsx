import Head from 'next/head';
import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import { FieldTagContext, type TagField } from '@/lib/cms/content/field-tags';
import type { BlockInstance } from '@/lib/cms/content/resolve-page';
import { itemSelector } from '@/lib/studio/studio/canvas-view';
import { CANVAS, canvasMessage, type CanvasMessage } from '@/lib/studio/studio/canvas-messages';
import { withoutHidden } from '@/lib/studio/studio/without-hidden';
import { BlockList } from './block-list';
import styles from './canvas-page.module.css';
import { DraftContext, type DraftAdditions } from './draft-context';
import { PageView, type PageViewProps } from './page-view';

interface Canvas extends Omit<CanvasMessage, 'changed'> {
  blocks: ReadonlyMap<string, BlockInstance | null>;
}

/** The page as it was stored, until the composer has sent it. */
const stored = (main: readonly BlockInstance[]): Canvas => ({
  items: main.map(({ id }) => ({ id, note: null, isPending: true })),
  blocks: new Map(main.map((block) => [block.id, block])),
  reasons: {},
  selected: null,
  showsHidden: true,
});

function received(before: Canvas, { changed, ...message }: CanvasMessage): Canvas {
  const changes = Object.entries(changed);
  const blocks = changes.length > 0 ? new Map([...before.blocks, ...changes]) : before.blocks;
  return { ...message, blocks };
}

/** The page that the surrounding composer sends, block by block. */
function useCanvas(main: readonly BlockInstance[]): Canvas {
  const [canvas, setCanvas] = useState(() => stored(main));
  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== window.parent) return;
      const message = canvasMessage(data);
      // A new block appears when its code has loaded.
      if (message) startTransition(() => setCanvas((before) => received(before, message)));
    };
    addEventListener('message', receive);
    window.parent.postMessage({ [CANVAS]: 'ready' }, location.origin);
    return () => removeEventListener('message', receive);
  }, []);
  return canvas;
}

function mark(name: string, ids: readonly string[]): () => void {
  const marked = ids.flatMap((id) => [...document.querySelectorAll(itemSelector(id))].slice(0, 1));
  for (const element of marked) element.setAttribute(name, '');
  return () => marked.forEach((element) => element.removeAttribute(name));
}

/** Marks what is selected and what is hidden, without changing a box of the page. */
function useMarks({ selected, reasons, items, blocks }: Canvas): void {
  useEffect(() => mark('data-hidden', Object.keys(reasons)), [reasons, items, blocks]);
  useEffect(
    () => mark('data-selected', selected === null ? [] : [selected]),
    [selected, items, blocks],
  );
  useEffect(() => {
    if (selected === null) return;
    const found = document.querySelector(itemSelector(selected));
    found?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [selected]);
}

/** Without the rule that the browser evaluates, because the block is shown in spite of it. */
function unruled(block: BlockInstance): BlockInstance {
  const copy = { ...block };
  delete copy.visitor;
  return copy;
}

/** In place of a block that visitors do not see: why, and the block itself if there is one. */
function Note({ id, note, block }: { id: string; note: string; block: BlockInstance | null }) {
  return (
    <div data-block={id} data-editor="" className={styles.note}>
      <p className={styles.words}>{note}</p>
      {block && (
        <DraftContext value={null}>
          <BlockList blocks={[unruled(block)]} region="nested" now={null} />
        </DraftContext>
      )}
    </div>
  );
}

/** Entries that a part of a block shows are found by their ids. */
const tagField: TagField = (id) => ({ 'data-contentful-entry-id': id });

/** Visible blocks, and the notes in place of the others by the block that they precede. */
function partsOf({ items, blocks, reasons, showsHidden }: Canvas) {
  const visible: BlockInstance[] = [];
  const notes: Record<string, ReactNode[]> = {};
  let waiting: ReactNode[] = [];
  for (const { id, note, isPending } of items) {
    const block = blocks.get(id) ?? null;
    if (block && (note === null || isPending)) {
      visible.push(showsHidden ? block : withoutHidden(block, reasons));
      notes[id] = waiting;
      waiting = [];
    } else if (showsHidden) {
      waiting.push(<Note key={id} id={id} note={note ?? ''} block={block} />);
    }
  }
  return { visible, notes: { ...notes, end: waiting } as Readonly<Record<string, ReactNode>> };
}

/**
 * The real page in the composer's frame: the live components and styles, with the blocks that the
 * composer sends. What visitors do not see is shown in notes.
 */
export function CanvasPage(page: PageViewProps) {
  const canvas = useCanvas(page.main);
  useMarks(canvas);
  const isComposed = canvas.items.every(({ isPending }) => !isPending);
  const { visible, notes } = useMemo(() => partsOf(canvas), [canvas]);
  const additions = useMemo<DraftAdditions>(
    () => ({
      notesBefore: (region, blockId) => region === 'main' && notes[blockId],
      noteOfFailure: (id, type) => <Note id={id} note={type} block={null} />,
      tagOf: () => undefined,
    }),
    [notes],
  );
  return (
    <div className={styles.root} data-composed={isComposed || undefined}>
      <Head>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <FieldTagContext value={tagField}>
        <DraftContext value={additions}>
          <PageView {...page} main={visible} />
        </DraftContext>
      </FieldTagContext>
    </div>
  );
}
