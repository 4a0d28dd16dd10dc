import { categoryLine, categoryLink } from '@/cms-schema/content-types/category-line';
import { textElement } from '@/cms-schema/content-types/parts';
import { uspBar, uspItem } from '@/cms-schema/content-types/usp-bar';
import { categoryNames, type CategoryKey } from './navigation/category-names';
import { slugOf } from './navigation/category-tree';
import { entry, part, type InLanguages, type SeedEntry } from './seed-entry';
import { inSix } from './showcase/in-six';
import type { DemoShop } from '@/demo/demo-shops';

type Tone = 'plain' | 'soft' | 'inverted';
type Reason = Parameters<typeof entry<typeof uspItem.fields>>[2];

const editors = (shop: DemoShop, words: string) => `${shop.toUpperCase()} Start: ${words}`;

/** Text lines on a teaser's picture, from the small top line to the copy. */
export function words(
  headline: InLanguages<string>,
  body?: InLanguages<string>,
  kicker?: InLanguages<string>,
) {
  return [
    ...(kicker ? [part(textElement, { look: 'kicker', text: kicker })] : []),
    part(textElement, { look: 'headline', text: headline }),
    ...(body ? [part(textElement, { text: body })] : []),
  ];
}

export function reasons(shop: DemoShop, tone: Tone, items: readonly Reason[]): SeedEntry {
  return entry(uspBar, `${shop}-home-reasons`, {
    title: editors(shop, 'Vorteile'),
    tone,
    items: items.map((item) => part(uspItem, item)),
  });
}

/** Links into the shop below the first picture: label, path of the node in the shop, scene. */
export function waysIn(
  shop: DemoShop,
  ways: readonly (readonly [label: CategoryKey, node: string, scene: string])[],
): SeedEntry {
  return entry(categoryLine, `${shop}-home-categories`, {
    title: editors(shop, 'Kategorien'),
    categories: ways.map(([key, node, scene]) =>
      part(categoryLink, {
        label: categoryNames[key],
        link: `node_${shop}-${node}`,
        image: `${shop}-${scene}`,
      }),
    ),
  });
}

/** The shop's main brands, each linked to its own page, and a link to all brands. */
export function brandStrip(
  shop: DemoShop,
  brands: readonly string[],
  all: InLanguages<string>,
): SeedEntry {
  return entry(categoryLine, `${shop}-home-brands`, {
    title: editors(shop, 'Marken'),
    accessibleName: categoryNames.marken,
    categories: [
      ...brands.map((name) =>
        part(categoryLink, {
          label: inSix(name, name, name, name, name, name),
          link: `node_${shop}-marken-${slugOf(name)}`,
        }),
      ),
      part(categoryLink, { label: all, link: `node_${shop}-marken` }),
    ],
  });
}
