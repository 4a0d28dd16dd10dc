import { createContext, useContext, type ReactNode } from 'react';
import type { VisitorRule } from '@/lib/cms/visibility/verdict';
import { useAudienceVisitor } from '@/lib/cms/visibility/visitor-context';

/** A block inside another block's fields, as in the page's props. */
export interface NestedBlock {
  id: string;
  type: string;
  /** {@link VisitorRule}, present when the browser has to settle whether the block shows. */
  visitor?: unknown;
}

type Render = (blocks: readonly NestedBlock[]) => ReactNode;

const RenderContext = createContext<Render>(() => null);

/** Lets blocks render blocks: the registry provides its renderer, which they must not import. */
export function NestedBlocksProvider({
  render,
  children,
}: {
  render: Render;
  children: ReactNode;
}) {
  return <RenderContext value={render}>{children}</RenderContext>;
}

/** Blocks of a `field.blocks()`, under the same rules as on the page itself. */
export function NestedBlocks({ blocks }: { blocks: readonly NestedBlock[] }) {
  return useContext(RenderContext)(blocks);
}

/** Whether this visitor sees any of some nested blocks; true until the browser has checked. */
export function useShowsAny(): (blocks: readonly NestedBlock[]) => boolean {
  const { isShown } = useAudienceVisitor();
  // The pipeline wrote the rule; fields of nested blocks are typed no further.
  return (blocks) =>
    blocks.some(({ id, visitor }) => !visitor || isShown(visitor as VisitorRule, id));
}
