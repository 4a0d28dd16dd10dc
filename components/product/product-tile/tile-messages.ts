import type { MessageGroup } from '@/lib/shop/i18n/messages';

export const TILE_MESSAGES: readonly MessageGroup[] = [
  'tile',
  'sizeNames',
  'badge',
  'price',
  'slider',
];
