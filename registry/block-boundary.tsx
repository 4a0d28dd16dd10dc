import { Component, Suspense, type ReactNode } from 'react';

interface Props {
  blockId: string;
  blockType: string;
  /** What the block is rendered from: something new gives a failed block another chance. */
  content: unknown;
  children: ReactNode;
}

interface State {
  failedWith: unknown;
  hasFailed: boolean;
}

/**
 * A block that fails to render leaves a gap, not a broken page. On the server, where error
 * boundaries do nothing, the Suspense boundary takes the failure.
 */
export class BlockBoundary extends Component<Props, State> {
  override state: State = { failedWith: undefined, hasFailed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ content }: Props, state: State): Partial<State> {
    const isAnother = content !== state.failedWith;
    return { failedWith: content, ...(isAnother && { hasFailed: false }) };
  }

  override componentDidCatch(error: unknown) {
    const { blockId, blockType } = this.props;
    console.error(`block ${blockType} (${blockId}) failed to render`, error);
  }

  override render() {
    return this.state.hasFailed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
