import type { ProjectId } from '@/lib/shop/project/projects';

const INTERESTS = ['big', 'tall', 'sale'] as const;
export type Interest = (typeof INTERESTS)[number];

export interface NewsletterSettings {
  /** `requested` until the link in the confirmation email is followed. */
  status: 'none' | 'requested' | 'confirmed';
  interests: readonly Interest[];
}

export const NO_NEWSLETTER: NewsletterSettings = { status: 'none', interests: [] };

/** Interests offered by a shop's newsletter; only one shop asks for sizes. */
export const interestsOf = (project: ProjectId): readonly Interest[] =>
  INTERESTS.filter((interest) => interest === 'sale' || project === 'hgg');
