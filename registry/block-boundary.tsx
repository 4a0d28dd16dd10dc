import { Component, type ReactNode } from 'react';

interface Props {
  blockId: string;
  blockType: string;
  children: ReactNode;
}

/** A block that fails to render leaves a gap, not a broken page. */
export class BlockBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    const { blockId, blockType } = this.props;
    console.error(`block ${blockType} (${blockId}) failed to render`, error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
