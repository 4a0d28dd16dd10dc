import type { ProjectId } from '@/lib/shop/project/projects';

const INTERESTS = ['big', 'tall', 'sale'] as const;
export type Interest = (typeof INTERESTS)[number];

/** What customers know of their newsletter. */
export interface NewsletterSettings {
  /** `requested`: its email waits to be confirmed. */
  status: 'none' | 'requested' | 'confirmed';
  interests: readonly Interest[];
}

export const NO_NEWSLETTER: NewsletterSettings = { status: 'none', interests: [] };

/** Interests that a shop's newsletter has; sizes are those of one shop. */
export const interestsOf = (project: ProjectId): readonly Interest[] =>
  INTERESTS.filter((interest) => interest === 'sale' || project === 'hgg');
