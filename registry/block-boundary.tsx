import { Component, Suspense, use, type ReactNode } from 'react';
import type { BlockType } from '@/lib/cms/content/block';
import { FailureSearchContext } from './failed-blocks';

interface Props {
  blockId: string;
  blockType: BlockType;
  /** What the block is rendered from: a new value makes a failed block render again. */
  content: unknown;
  children: ReactNode;
}

interface State {
  /** What the block was last rendered from. */
  rendered: unknown;
  hasFailed: boolean;
}

/** A block that fails in the browser leaves a gap, not a broken page. */
class BrowserBoundary extends Component<Props, State> {
  override state: State = { rendered: undefined, hasFailed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ content }: Props, state: State): Partial<State> {
    const isAnother = content !== state.rendered;
    return { rendered: content, ...(isAnother && { hasFailed: false }) };
  }

  override componentDidCatch(error: unknown) {
    const { blockId, blockType } = this.props;
    console.error(`block ${blockType} (${blockId}) failed to render`, error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

function Ends({ report }: { report: () => void }) {
  report();
  return null;
}

/**
 * Confines a block's failure to the block. On the server error boundaries do nothing; a Suspense
 * boundary catches the failure there, but React moves larger ones out of their place in the HTML,
 * where visitors without scripts do not find them. So there is one only in the extra render that
 * looks for blocks that fail (failed-blocks.server.ts). Its fallback would not show which failed:
 * React renders it for large blocks too.
 */
export function BlockBoundary(props: Props) {
  const search = use(FailureSearchContext);
  if (!search) return <BrowserBoundary {...props} />;
  const { blockId, blockType, children } = props;
  search.begins(blockId, blockType);
  return (
    <Suspense>
      {children}
      <Ends report={() => search.ends(blockId)} />
    </Suspense>
  );
}
