import { Component, Suspense, use, type ReactNode } from 'react';
import type { BlockType } from '@/lib/cms/content/block';
import { FailureSearchContext } from './failed-blocks';

interface Props {
  blockId: string;
  blockType: BlockType;
  /** Content of the block; a new value makes a failed block render again. */
  content: unknown;
  children: ReactNode;
}

interface State {
  rendered: unknown;
  hasFailed: boolean;
}

/** Removes a block that fails in the browser, and keeps the rest of the page. */
class BrowserBoundary extends Component<Props, State> {
  override state: State = { rendered: undefined, hasFailed: false };

  // outside: react-boundary-on-server, react-suspense-on-server
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
 * Limits a block's failure to the block. Error boundaries have no effect on the server. A Suspense
 * boundary would catch the failure there, but React moves large ones out of order in the HTML,
 * where they are missing without JavaScript. So one is used only in the extra render that looks for
 * failing blocks (failed-blocks.server.ts). Its fallback would not identify them, because React
 * also renders it for large blocks.
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
