import { isProjectId } from '@/lib/shop/project/projects';
import type { ShopSettings } from './settings-schema';
import { SERVED_PICTURES, type PictureRules, type ShopRules } from './shop-rules';
import { shopSettings } from './shop-settings.server';

/** What browsers need of a shop's settings, without what is usual. */
export const rulesOf = ({ pictures, search }: ShopSettings): Partial<ShopRules> => ({
  ...(pictures && { pictures: { ...pictures, dark: pictures.dark ?? null } }),
  ...(search && { articleNumber: search.articleNumber }),
});

export const shopRules = (project: string): Partial<ShopRules> => rulesOf(shopSettings(project));

/** How a shop's pictures are addressed; those of a shop that is closed, as usual. */
export const pictureRules = (project: string): PictureRules =>
  (isProjectId(project) ? shopRules(project).pictures : undefined) ?? SERVED_PICTURES;
