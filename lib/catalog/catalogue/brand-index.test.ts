import { projects } from '@/lib/shop/project/projects';
import type { Language } from '@/lib/shop/page-context/locale';
import { groupBrands } from './brand-index';

const brands = (...names: string[]) =>
  names.map((name) => ({ id: name, name, link: { href: '/', opens: 'page' as const } }));
const outline = (names: string[], labels: readonly string[], language: Language = 'de') =>
  groupBrands(brands(...names), labels, language)
    .filter((group) => group.brands.length > 0)
    .map((group) => `${group.label}: ${group.brands.map(({ name }) => name).join(', ')}`);

test.each(['hgg', 'hrm', 'eck'] as const)(
  'NAV-12: the groups of %s contain every letter once and end with 0-9',
  (project) => {
    const labels = projects[project].brandGroups;
    expect(labels.at(-1)).toBe('0-9');
    const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const groups = groupBrands(brands(...alphabet), labels, 'de');
    expect(groups.map(({ label }) => label)).toEqual(labels);
    expect(groups.flatMap((group) => group.brands.map(({ name }) => name))).toEqual(alphabet);
  },
);

test('NAV-12: each shop of the demo has its own groups', () => {
  const all = [projects.hgg, projects.hrm, projects.eck].map(({ brandGroups }) => brandGroups);
  expect(new Set(all.map(String)).size).toBe(3);
});

test('NAV-12: sorts brands with accented letters as base letters, and others into the last group', () => {
  const labels = projects.hrm.brandGroups;
  expect(
    outline(
      ['Łuk', 'Écru', 'amber', 'Ärmel', '7 Knots', '12 Oak', '& Sons', 'Ønske', '名'],
      labels,
    ),
  ).toEqual([
    'A-C: amber, Ärmel',
    'D-F: Écru',
    'J-L: Łuk',
    'M-O: Ønske',
    '0-9: & Sons, 7 Knots, 12 Oak, 名',
  ]);
});

test('NAV-12: accepts a brand without a name', () => {
  expect(outline([' '], ['A-Z', '0-9'])).toEqual(['0-9:  ']);
});
