import { OPEN_QUESTION, TAKE_CHOICE } from './question-scripts';
import { MARK_APP } from '@/lib/platform/hydration/mark-app';
import { BEFORE_PAINT } from '@/lib/cms/visibility/before-paint';
import { ADD_AFTER_PAINT, QUEUE_ENTRIES } from '@/lib/platform/hydration/add-after-paint';
import { WATCH_FOR_MISSING_CHUNKS } from '@/lib/platform/hydration/missing-chunks';

/** Scripts at the start of every page's head. */
export const FIRST_SCRIPTS: readonly string[] = [
  BEFORE_PAINT,
  OPEN_QUESTION,
  MARK_APP,
  WATCH_FOR_MISSING_CHUNKS,
];

/**
 * All inline scripts of pages. They contain no data of their page, which is in JSON beside them, so
 * that the policy can allow exactly these scripts by hash. `next.config.ts` uses the same list.
 */
export const INLINE_SCRIPTS: readonly string[] = [
  ...FIRST_SCRIPTS,
  TAKE_CHOICE,
  QUEUE_ENTRIES,
  ADD_AFTER_PAINT,
];
