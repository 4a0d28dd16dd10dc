import { OPEN_QUESTION, TAKE_CHOICE } from './question-scripts';
import { MARK_APP } from '@/lib/platform/hydration/mark-app';
import { BEFORE_PAINT } from '@/lib/cms/visibility/before-paint';
import { ADD_AFTER_PAINT, QUEUE_ENTRIES } from '@/lib/platform/hydration/add-after-paint';
import { WATCH_FOR_MISSING_CHUNKS } from '@/lib/platform/hydration/missing-chunks';

/** Run in every page's head, before anything else of ours. */
export const FIRST_SCRIPTS: readonly string[] = [
  BEFORE_PAINT,
  OPEN_QUESTION,
  MARK_APP,
  WATCH_FOR_MISSING_CHUNKS,
];

/**
 * All that pages have inline. None holds anything of its page: what it needs to know stands beside
 * it as JSON, so that the policy allows these by their hashes, and nothing else. `next.config.ts`
 * names the same ones.
 */
export const INLINE_SCRIPTS: readonly string[] = [
  ...FIRST_SCRIPTS,
  TAKE_CHOICE,
  QUEUE_ENTRIES,
  ADD_AFTER_PAINT,
];
