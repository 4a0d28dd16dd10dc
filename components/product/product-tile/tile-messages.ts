import type { MessageGroup } from '@/lib/shop/i18n/messages';

/** What a product's tile reads. */
export const TILE_MESSAGES: readonly MessageGroup[] = [
  'tile',
  'sizeNames',
  'badge',
  'price',
  'slider',
];
