import { LruMap } from '@/lib/platform/cache/lru-map.mjs';
import { withTimeout } from '@/lib/platform/http/with-timeout';
import { report } from '@/lib/platform/log/log.server';
import type { BlockType } from './block';
import type {
  BlockLoad,
  BlockLoader,
  BlockToLoad,
  LoaderPage,
} from '@/lib/cms/blocks/block-loader';
import { everyBlock } from './every-block';
import type { BlockInstance } from './resolve-page';

/** Loaders by the type of block they serve. */
export type BlockLoaders = { readonly [Type in BlockType]?: BlockLoader<Type> };

export interface LoadedBlocks {
  /** Keys of the documents that the blocks were made from. */
  documents: string[];
  /** False when a loader failed: an earlier result is used, or none. */
  isComplete: boolean;
}

/** Maximum time that a page waits for its loaders. */
const TIMEOUT_MS = 4_000;

/** Number of results cached for when a loader fails; the least recently used is evicted first. */
const MAX_RESULTS = 1_000;
const lastGood = new LruMap<string, BlockLoad<unknown>>(MAX_RESULTS);

/** @returns `null` when the loader failed. */
async function run(
  type: BlockType,
  loader: BlockLoader,
  blocks: readonly BlockInstance[],
  page: LoaderPage,
  timeoutMs: number,
) {
  // The registry ties loaders to types, and the schema has validated the fields.
  const toLoad = blocks as unknown as readonly BlockToLoad[];
  try {
    return await withTimeout(loader(toLoad, page), timeoutMs);
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
 * Runs the loaders of a page's blocks and stores their results as `loaded`. Never throws: a block
 * whose loader fails gets its last result or `null`.
 * @param regions as {@link resolveRegion} made them for this page; their instances are changed
 */
export async function loadBlocks(
  regions: readonly (readonly BlockInstance[])[],
  page: LoaderPage,
  loaders: BlockLoaders,
  timeoutMs = TIMEOUT_MS,
): Promise<LoadedBlocks> {
  const { project, locale, isDraft } = page.context;
  const byType = new Map<BlockType, BlockInstance[]>();
  for (const block of everyBlock(regions))
    byType.set(block.type, [...(byType.get(block.type) ?? []), block]);
  const keyOf = ({ id }: BlockInstance) => `${project}/${locale.segment}${page.path}#${id}`;
  // Data loaded for one visitor must never be used for another.
  const isCacheable = !isDraft && page.list === null && page.visitor === null;
  const groups = await Promise.all(
    [...byType].map(async ([type, blocks]) => {
      // Each loader gets blocks of its own type, by construction of the map.
      const loader = loaders[type] as BlockLoader | undefined;
      if (!loader) return { documents: [], isComplete: true };
      const results = await run(type, loader, blocks, page, timeoutMs);
      const documents = blocks.flatMap((block) => {
        const result = results?.get(block.id);
        const isGood = results !== null && !result?.isPartial;
        const standIn = isCacheable && !isGood ? lastGood.get(keyOf(block)) : undefined;
        const load = standIn ?? result;
        if (isGood && load && isCacheable) lastGood.set(keyOf(block), load);
        block.loaded = load?.loaded ?? null;
        if (load?.omitted) {
          const emptied = load.omitted.map((field) => [field, []]);
          block.fields = { ...block.fields, ...Object.fromEntries(emptied) };
        }
        return load?.documents ?? [];
      });
      const isPartial = [...(results?.values() ?? [])].some((result) => result.isPartial);
      return { documents, isComplete: results !== null && !isPartial };
    }),
  );
  return {
    documents: [...new Set(groups.flatMap(({ documents }) => documents))],
    isComplete: groups.every(({ isComplete }) => isComplete),
  };
}
