import { Component, type ReactNode } from 'react';

interface Props {
  blockId: string;
  blockType: string;
  /** What the block is rendered from: something new gives a failed block another chance. */
  content: unknown;
  children: ReactNode;
}

interface State {
  /** What the block was last rendered from. */
  rendered: unknown;
  hasFailed: boolean;
}

/**
 * A block that fails in the browser leaves a gap, not a broken page. On the server error
 * boundaries do nothing; a Suspense boundary would take the failure, but React moves larger ones
 * out of their place in the HTML, where visitors without scripts do not find them.
 */
export class BlockBoundary extends Component<Props, State> {
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
