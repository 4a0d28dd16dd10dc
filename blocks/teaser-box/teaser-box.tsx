import type { BlockProps } from '@/lib/content/block';
import { NestedBlocks, useShowsAny } from '@/lib/content/nested-blocks';
import styles from './teaser-box.module.css';

/** Blocks in a frame as wide as one, two or three articles of a list. */
export function TeaserBox({ fields }: BlockProps<'teaserBox'>) {
  const { elements, size, tone } = fields;
  const showsAny = useShowsAny();
  if (!showsAny(elements)) return null;
  return (
    <div
      className={styles.root}
      data-size={size}
      data-tone={tone}
      data-panel={tone === 'plain' ? undefined : ''}
    >
      <NestedBlocks blocks={elements} />
    </div>
  );
}
