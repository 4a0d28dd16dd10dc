import { createContext, useContext, type ReactNode } from 'react';
import type { VisitorRule } from '@/lib/cms/visibility/verdict';
import { useAudienceVisitor } from '@/lib/cms/visibility/visitor-context';

/** A block inside another block's fields, as in the page's props. */
export interface NestedBlock {
  id: string;
  type: string;
  /** {@link VisitorRule}, present when the browser has to decide whether the block is shown. */
  visitor?: unknown;
}

type Render = (blocks: readonly NestedBlock[]) => ReactNode;

const RenderContext = createContext<Render>(() => null);

/**
 * Lets blocks render other blocks: the registry provides its renderer, which blocks must not
 * import.
 */
export function NestedBlocksProvider({
  render,
  children,
}: {
  render: Render;
  children: ReactNode;
}) {
  return <RenderContext value={render}>{children}</RenderContext>;
}

/** Renders the blocks of a `field.blocks()` under the rules that apply on the page itself. */
export function NestedBlocks({ blocks }: { blocks: readonly NestedBlock[] }) {
  return useContext(RenderContext)(blocks);
}

/**
 * Whether any of some nested blocks is shown to this visitor; true until the browser has checked.
 */
export function useShowsAny(): (blocks: readonly NestedBlock[]) => boolean {
  const { isShown } = useAudienceVisitor();
  // The pipeline wrote the rule; the fields of nested blocks have no precise type.
  return (blocks) =>
    blocks.some(({ id, visitor }) => !visitor || isShown(visitor as VisitorRule, id));
}
