import { createContext, useContext, type ReactNode } from 'react';

/** A block inside another block's fields, as the page's props carry it. */
export interface NestedBlock {
  id: string;
  type: string;
}

type Render = (blocks: readonly NestedBlock[]) => ReactNode;

const RenderContext = createContext<Render>(() => null);

/** Lets blocks render blocks: the registry gives its renderer, which they must not import. */
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
