import type { WordGroup } from '@/lib/i18n/messages';

/** What header, footer and everything else around a page's blocks reads. */
export const FRAME_WORDS: readonly WordGroup[] = [
  'frame',
  'icons',
  'footer',
  'field',
  'locale',
  'map',
  'consent',
];
