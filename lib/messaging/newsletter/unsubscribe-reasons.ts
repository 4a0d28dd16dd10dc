import type { ProjectId } from '@/lib/shop/project/projects';

/** Reasons as spelled in the endpoints. */
export const UNSUBSCRIBE_REASONS = [
  'noMoreBigAndTall',
  'notInterested',
  'newsletterToOften',
  'newsltterByPost',
  'otherReason',
] as const;
export type UnsubscribeReason = (typeof UNSUBSCRIBE_REASONS)[number];

/** Reason unless the visitor selects another. */
export const DEFAULT_REASON: UnsubscribeReason = 'otherReason';

/** Reasons of a shop; only one shop has big and tall sizes. */
export const reasonsOf = (project: ProjectId): readonly UnsubscribeReason[] =>
  UNSUBSCRIBE_REASONS.filter((reason) => reason !== 'noMoreBigAndTall' || project === 'hgg');
