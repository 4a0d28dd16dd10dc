import type { BlockFields, BlockType } from '@/cms-schema/model';

export type { BlockFields, BlockType } from '@/cms-schema/model';
export type { Slide } from '@/cms-schema/content-types/content-slider';
export type { Button, TextElement } from '@/cms-schema/content-types/parts';
export type { Link, Picture, RichText } from '@/cms-schema/shapes';

/**
 * What the loaders of block types load, by content type. Each loader adds its own line by declaring this
 * interface again; see lib/cms/blocks/block-loader. Types without a loader are not here.
 */
// Declarations can only be merged into an interface, even one that is empty here.
// oxlint-disable-next-line typescript/no-empty-interface typescript/no-empty-object-type
export interface LoadedByType {}

/** Present where the type has a loader; `null` when it failed and nothing had been loaded before. */
type WithLoaded<Type extends BlockType> = Type extends keyof LoadedByType
  ? { loaded: LoadedByType[Type] | null }
  : unknown;

/** What every block component receives. Plain JSON: it travels inside the page's props. */
export type BlockProps<Type extends BlockType> = WithLoaded<Type> & BaseProps<Type>;

interface BaseProps<Type extends BlockType> {
  /** Entry id, unique on the page; base for element ids. */
  id: string;
  fields: BlockFields<Type>;
  /** End of the block's date window in epoch milliseconds, `null` when open. */
  until: number | null;
  /** True for the first block of a page, whose picture is loaded eagerly. */
  isFirst: boolean;
}
