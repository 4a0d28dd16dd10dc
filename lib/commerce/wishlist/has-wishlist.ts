import { projects, type ProjectId } from '@/lib/shop/project/projects';

/** Whether a shop has wishlists: hearts, page and endpoints. */
export const hasWishlist = (project: ProjectId): boolean =>
  projects[project].headerIcons.includes('wishlist');
