import type { ProjectId } from '@/lib/shop/project/projects';

/** Shops that the demo writes for; a shop of one's own begins with `demo/starter`. */
export const DEMO_SHOPS = ['hgg', 'hrm', 'eck'] as const satisfies readonly ProjectId[];
export type DemoShop = (typeof DEMO_SHOPS)[number];
