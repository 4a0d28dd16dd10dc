import type { BlockFields, BlockType } from '@/cms-schema/model';

export type { BlockType } from '@/cms-schema/model';
export type { Slide } from '@/cms-schema/content-types/content-slider';
export type { Button, TextElement } from '@/cms-schema/content-types/parts';
export type { Link, Picture, RichText } from '@/cms-schema/shapes';

/** What every block component receives. Plain JSON: it travels inside the page's props. */
export interface BlockProps<Type extends BlockType> {
  /** Entry id, unique on the page; base for element ids. */
  id: string;
  fields: BlockFields<Type>;
  /** End of the block's date window in epoch milliseconds, `null` when open. */
  until: number | null;
  /** True for the first block of a page, whose picture is loaded eagerly. */
  isFirst: boolean;
}
