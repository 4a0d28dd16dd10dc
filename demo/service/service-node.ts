import { node } from '@/cms-schema/content-types/node';
import { page } from '@/cms-schema/content-types/page';
import { slugOf } from '@/demo/navigation/category-tree';
import { entry, type InLanguages, type SeedEntry } from '@/demo/seed-entry';
import { inSix } from '@/demo/showcase/in-six';
import type { DemoShop } from '@/demo/demo-shops';

type Name = ReturnType<typeof inSix<string>>;

interface ServicePage {
  shop: DemoShop;
  /** Last part of the ids. */
  key: string;
  name: Name;
  description: InLanguages<string>;
  sort: number;
  blocks: (shop: DemoShop, name: Name) => SeedEntry[];
}

const address = ({ de, en, cs, pl, nl, fr }: Name) =>
  inSix(
    `/${slugOf(de)}`,
    `/${slugOf(en)}`,
    `/${slugOf(cs)}`,
    `/${slugOf(pl)}`,
    `/${slugOf(nl)}`,
    `/${slugOf(fr)}`,
  );

/** A service page of a shop, and its node below the home page. */
export function servicePage({ shop, key, name, description, sort, blocks }: ServicePage) {
  return [
    entry(page, `${shop}-page-${key}`, {
      title: `${shop.toUpperCase()} ${name.de}`,
      main: blocks(shop, name),
    }),
    entry(node, `${shop}-node-${key}`, {
      nodeId: `${shop}-${key}`,
      nodeType: 'service',
      project: shop,
      name,
      path: address(name),
      parent: `${shop}-node-home`,
      page: `${shop}-page-${key}`,
      sort,
      showInCategories: false,
      seoDescription: description,
    }),
  ];
}
