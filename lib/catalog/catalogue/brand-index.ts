import type { Link } from '@/cms-schema/shapes';
import { nameOrder } from '@/lib/shop/i18n/name-order';
import type { Language } from '@/lib/shop/page-context/locale';

export interface Brand {
  id: string;
  name: string;
  link: Link;
}

export interface BrandGroup {
  /** `A`, `A-C` or `0-9`. */
  label: string;
  brands: Brand[];
}

/**
 * Letters that do not decompose into a base letter and an accent, with the letter they sort under.
 */
const FILED_UNDER: Readonly<Record<string, string>> = {
  Ł: 'L',
  Ø: 'O',
  Œ: 'O',
  Æ: 'A',
  Đ: 'D',
  ẞ: 'S',
};

function initialOf(name: string): string {
  const [first = ''] = name.trim().normalize('NFD').toUpperCase();
  return FILED_UNDER[first] ?? first;
}

function takes(label: string, initial: string): boolean {
  const [from = '', to = from] = label.split('-');
  return initial >= from && initial <= to;
}

/**
 * Groups brands by initial, sorted within each group. Initials outside every letter range (digits,
 * signs, other scripts) go into the last group.
 * @param labels of the project's groups, in order (`brandGroups`); groups may stay empty.
 */
export function groupBrands(
  brands: readonly Brand[],
  labels: readonly string[],
  language: Language,
): BrandGroup[] {
  const compare = nameOrder(language);
  const groups = labels.map((label): BrandGroup => ({ label, brands: [] }));
  for (const brand of brands.toSorted((a, b) => compare(a.name, b.name))) {
    const initial = initialOf(brand.name);
    const group = groups.slice(0, -1).find(({ label }) => takes(label, initial)) ?? groups.at(-1);
    group?.brands.push(brand);
  }
  return groups;
}
