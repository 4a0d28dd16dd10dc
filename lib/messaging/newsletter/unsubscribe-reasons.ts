import type { ProjectId } from '@/lib/shop/project/projects';

/** Reasons as the endpoints spell them. */
export const UNSUBSCRIBE_REASONS = [
  'noMoreBigAndTall',
  'notInterested',
  'newsletterToOften',
  'newsltterByPost',
  'otherReason',
] as const;
export type UnsubscribeReason = (typeof UNSUBSCRIBE_REASONS)[number];

/** Chosen unless a visitor chooses another. */
export const DEFAULT_REASON: UnsubscribeReason = 'otherReason';

/** Big and tall sizes are one shop's. */
export const reasonsOf = (project: ProjectId): readonly UnsubscribeReason[] =>
  UNSUBSCRIBE_REASONS.filter((reason) => reason !== 'noMoreBigAndTall' || project === 'hgg');
