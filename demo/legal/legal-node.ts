import { node } from '@/cms-schema/content-types/node';
import { entry, type InLanguages, type SeedEntry } from '@/demo/seed-entry';
import type { ProjectId } from '@/lib/shop/project/projects';

/** Place in the tree of a page that the law requires. */
export const legalNode = (
  shop: ProjectId,
  { key, name, path }: { key: string; name: InLanguages<string>; path: InLanguages<string> },
  place: number,
): SeedEntry =>
  entry(node, `${shop}-node-${key}`, {
    nodeId: `${shop}-${key}`,
    nodeType: 'service',
    project: shop,
    name,
    path,
    parent: `${shop}-node-home`,
    page: `${shop}-page-${key}`,
    sort: 900 + place,
    showInCategories: false,
  });
