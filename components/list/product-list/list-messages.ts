import { TILE_MESSAGES } from '@/components/product/product-tile/tile-messages';
import type { MessageGroup } from '@/lib/shop/i18n/messages';

/** Messages of a list, its filters and its tiles. */
export const LIST_MESSAGES: readonly MessageGroup[] = [
  'list',
  'filters',
  'filterNames',
  'sortings',
  'colours',
  'bodyTypes',
  'sizeTypes',
  'status',
  ...TILE_MESSAGES,
];
