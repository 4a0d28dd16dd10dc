import type { BlockProps } from '@/lib/cms/content/block';

type Props = BlockProps<'spacer'>;

const spacer = (id: string, size: Props['fields']['size']): Props => ({
  id,
  until: null,
  isFirst: false,
  fields: { size },
});

/** It has no text, so `longWords` is the same as `default`. */
export const spacerFixtures = {
  default: spacer('spacer', 'medium'),
  minimal: spacer('spacer-minimal', 'small'),
  maximal: spacer('spacer-maximal', 'large'),
  longWords: spacer('spacer-long', 'medium'),
} satisfies Record<string, Props>;
