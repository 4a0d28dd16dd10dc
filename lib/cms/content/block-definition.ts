import type { ComponentType } from 'react';
import type { BlockFields, BlockProps, BlockType } from './block';
import type { MessageGroup } from '@/lib/shop/i18n/messages';

/**
 * What the shop knows of a block besides its fields, declared in `blocks/<name>/<name>.block.ts`.
 * Reading it does not load the component.
 */
export interface BlockDefinition<Type extends BlockType> {
  /** `dynamic` with a literal `import()`: the bundler makes each component a chunk of its own. */
  component: ComponentType<BlockProps<Type>>;
  /**
   * Groups of messages that the component reads: a page's props have those of its blocks only.
   * What a block loads later (a dialog, a drawer) loads its own.
   */
  messages: readonly MessageGroup[];
  /**
   * Whether the block has the page's main heading when it comes first: `true`, or the field that
   * must be filled in for that.
   */
  leading?: true | (keyof BlockFields<Type> & string);
}
