import type { MessageGroup } from '@/lib/shop/i18n/messages';

/** What header, footer and everything else around a page's blocks reads. */
export const FRAME_MESSAGES: readonly MessageGroup[] = [
  'frame',
  'icons',
  'footer',
  'field',
  'locale',
  'map',
  'consent',
];
