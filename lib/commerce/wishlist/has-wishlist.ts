import { projects, type ProjectId } from '@/lib/shop/project/projects';

/** Whether a shop has wishlists at all: hearts, their page and its calls. */
export const hasWishlist = (project: ProjectId): boolean =>
  projects[project].headerIcons.includes('wishlist');
