import type { BlockFields, BlockType } from '@/cms-schema/model';

export type { BlockFields, BlockType } from '@/cms-schema/model';
export type { SlideFields } from '@/cms-schema/content-types/content-slider';
export type { ButtonFields, TextElement } from '@/cms-schema/content-types/parts';
export type { Link, PictureSource, RichTextContent } from '@/cms-schema/shapes';

/**
 * What loaders return, by content type. Each loader adds its own property by declaration merging;
 * see lib/cms/blocks/block-loader. Types without a loader are missing.
 */
// Declarations can only be merged into an interface, even one that is empty here.
// oxlint-disable-next-line typescript/no-empty-interface typescript/no-empty-object-type
export interface LoadedByType {}

/** Present if the type has a loader; `null` when it failed and there is no earlier result. */
type WithLoaded<Type extends BlockType> = Type extends keyof LoadedByType
  ? { loaded: LoadedByType[Type] | null }
  : unknown;

/** Props of every block component. Plain JSON, because it is part of the page's props. */
export type BlockProps<Type extends BlockType> = WithLoaded<Type> & BaseProps<Type>;

interface BaseProps<Type extends BlockType> {
  /** Entry id, unique on the page; base for element ids. */
  id: string;
  fields: BlockFields<Type>;
  /** End of the block's date window in epoch milliseconds; `null` when it has none. */
  until: number | null;
  /** True for the first block of a page, whose picture is loaded eagerly. */
  isFirst: boolean;
}
