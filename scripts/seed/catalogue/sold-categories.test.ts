import { eckCategories } from '@/demo/eck/navigation';
import { hggCategories } from '@/demo/hgg/navigation';
import { hrmCategories } from '@/demo/hrm/navigation';
import type { SeedEntry } from '@/demo/seed-entry';
import { DEMO_SHOPS } from '@/demo/demo-shops';
import { articlesOf } from './catalogue';
import { categoryPath } from '@/demo/words/categories';

const TREES = { hgg: hggCategories, hrm: hrmCategories, eck: eckCategories };

/** Categories of the catalogue that a shop's navigation lists whole. */
function listed(entries: readonly SeedEntry[]): Set<string> {
  const nodes = entries.filter(
    ({ type, fields }) => type === 'node' && fields['showInNavigation']?.['de'] !== false,
  );
  return new Set(nodes.map(({ fields }) => String(fields['pimSlug']?.['de'])));
}

test.each(DEMO_SHOPS)(
  'NAV-01: everything that %s sells is in a category of its navigation',
  (shop) => {
    const inNavigation = listed(TREES[shop]);
    const missing = new Set<string>();
    for (const { category } of articlesOf(shop)) {
      if (category === 'geschenkkarten') continue; // Linked in the footer.
      if (!categoryPath(category).some(({ key }) => inNavigation.has(key))) missing.add(category);
    }
    expect([...missing].toSorted()).toEqual([]);
  },
);
