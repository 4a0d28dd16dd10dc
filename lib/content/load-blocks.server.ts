import { inTime } from '@/lib/http/in-time';
import { report } from '@/lib/log/log.server';
import type { BlockType } from './block';
import type { BlockLoad, BlockLoader, BlockToLoad, LoaderPage } from './block-loader';
import { everyBlock } from './every-block';
import type { BlockInstance } from './resolve-page';

/** Loaders by the type of block they serve. */
export type BlockLoaders = { readonly [Type in BlockType]?: BlockLoader<Type> };

export interface LoadedBlocks {
  /** Keys of what the blocks were made from. */
  documents: string[];
  /** False when a loader failed: an earlier result stands in, or none. */
  isComplete: boolean;
}

/** A page does not wait longer for what only some of its blocks need. */
const PATIENCE_MS = 4_000;

/** Results kept for when a loader fails; the one stored least recently goes first. */
const MOST_RESULTS = 1_000;
const lastGood = new Map<string, BlockLoad<unknown>>();

function keep(key: string, load: BlockLoad<unknown>): void {
  lastGood.delete(key);
  lastGood.set(key, load);
  const [oldest] = lastGood.keys();
  if (lastGood.size > MOST_RESULTS && oldest !== undefined) lastGood.delete(oldest);
}

/** @returns `null` when the loader failed. */
async function run(
  type: BlockType,
  loader: BlockLoader,
  blocks: readonly BlockInstance[],
  page: LoaderPage,
  patienceMs: number,
) {
  // The registry ties loaders to types, and the type's schema has checked the fields.
  const toLoad = blocks as unknown as readonly BlockToLoad[];
  try {
    return await inTime(loader(toLoad, page), patienceMs);
  } catch (error) {
    const { project, locale } = page.context;
    report('blocks could not be loaded', {
      type,
      project,
      locale: locale.segment,
      path: page.path,
      error,
    });
    return null;
  }
}

/**
 * Loads what the blocks of a page need besides content, and puts it on them as `loaded`. Never
 * throws: what cannot be loaded is as it was last time, or `null`.
 * @param regions as {@link resolveRegion} made them for this page; its instances are written to.
 */
export async function loadBlocks(
  regions: readonly (readonly BlockInstance[])[],
  page: LoaderPage,
  loaders: BlockLoaders,
  patienceMs = PATIENCE_MS,
): Promise<LoadedBlocks> {
  const { project, locale, isDraft } = page.context;
  const byType = new Map<BlockType, BlockInstance[]>();
  for (const block of everyBlock(regions))
    byType.set(block.type, [...(byType.get(block.type) ?? []), block]);
  const keyOf = ({ id }: BlockInstance) => `${project}/${locale.segment}${page.path}#${id}`;
  const isKept = !isDraft && page.list === null;
  const groups = await Promise.all(
    [...byType].map(async ([type, blocks]) => {
      // Each loader gets blocks of its own type: the map says which.
      const loader = loaders[type] as BlockLoader | undefined;
      if (!loader) return { documents: [], isComplete: true };
      const results = await run(type, loader, blocks, page, patienceMs);
      const documents = blocks.flatMap((block) => {
        const result = results?.get(block.id);
        const isGood = results !== null && !result?.isMakeshift;
        const standIn = isKept && !isGood ? lastGood.get(keyOf(block)) : undefined;
        const load = standIn ?? result;
        if (isGood && load && isKept) keep(keyOf(block), load);
        block.loaded = load?.loaded ?? null;
        if (load?.spent) {
          const emptied = load.spent.map((field) => [field, []]);
          block.fields = { ...block.fields, ...Object.fromEntries(emptied) };
        }
        return load?.documents ?? [];
      });
      const isMakeshift = [...(results?.values() ?? [])].some((result) => result.isMakeshift);
      return { documents, isComplete: results !== null && !isMakeshift };
    }),
  );
  return {
    documents: [...new Set(groups.flatMap(({ documents }) => documents))],
    isComplete: groups.every(({ isComplete }) => isComplete),
  };
}
