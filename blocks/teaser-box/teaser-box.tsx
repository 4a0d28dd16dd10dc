import type { BlockProps } from '@/lib/cms/content/block';
import { NestedBlocks, useShowsAny } from '@/lib/cms/content/nested-blocks';
import { SlotSizesProvider } from '@/lib/cms/content/slot-sizes';
import styles from './teaser-box.module.css';

/** Picture sizes inside the frame, by the box's width. */
const SIZES: Readonly<Record<number, string>> = {
  1: '(min-width: 1536px) 18rem, (min-width: 992px) 19vw, (min-width: 768px) 36vw, 90vw',
  2: '(min-width: 1536px) 41rem, (min-width: 992px) 43vw, (min-width: 768px) 57vw, 85vw',
  3: '(min-width: 1536px) 47rem, (min-width: 992px) 49vw, 90vw',
};

/** Blocks in a frame one, two or three articles wide. */
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
      <SlotSizesProvider value={SIZES[size] ?? null}>
        <NestedBlocks blocks={elements} />
      </SlotSizesProvider>
    </div>
  );
}
