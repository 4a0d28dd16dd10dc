import type { MessageGroup } from '@/lib/shop/i18n/messages';

/** Messages of header, footer and everything else around a page's blocks. */
export const FRAME_MESSAGES: readonly MessageGroup[] = [
  'frame',
  'icons',
  'footer',
  'field',
  'locale',
  'map',
  'consent',
];
