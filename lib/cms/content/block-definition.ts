import type { ComponentType } from 'react';
import type { BlockFields, BlockProps, BlockType } from './block';
import type { MessageGroup } from '@/lib/shop/i18n/messages';

/**
 * Properties of a block besides its fields, declared in `blocks/<name>/<name>.block.ts`. Importing
 * a definition does not load the component.
 */
export interface BlockDefinition<Type extends BlockType> {
  /**
   * `dynamic` with a literal `import()`, so that the bundler puts each component into a chunk of
   * its own.
   */
  component: ComponentType<BlockProps<Type>>;
  /**
   * Groups of messages that the component reads: a page's props contain only those of its blocks.
   * Parts that are loaded later (a dialog, a drawer) load their own.
   */
  messages: readonly MessageGroup[];
  /**
   * Whether the block has the page's main heading when it comes first: `true`, or the field that
   * must be set for that.
   */
  leading?: true | (keyof BlockFields<Type> & string);
}
