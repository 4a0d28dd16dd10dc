import type { Document } from '@contentful/rich-text-types';
import { contentTypes } from '@/cms-schema/model';
import type { Field } from '@/cms-schema/field';
import { demoContent } from './demo-content';
import { DEMO_SHOPS } from '@/demo/demo-shops';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import type { SeedEntry } from './seed-entry';
import { servicePagesOf } from './words/service-words';

const { entries, pictures } = demoContent(new Date('2026-11-20T09:30:00Z'));
const byId = new Map(entries.map((entry) => [entry.id, entry]));
const pictureIds = new Set(pictures.map(({ id }) => id));

const inGerman = (entry: SeedEntry | undefined, name: string) => entry?.fields[name]?.['de'];
const nodes = entries.filter(({ type }) => type === 'node');
const nodeIds = new Set(nodes.map((node) => inGerman(node, 'nodeId')));

function typeOf(entry: SeedEntry) {
  const type = contentTypes[entry.type];
  if (!type) throw new Error(`${entry.id} has an unknown type ${entry.type}`);
  return type;
}

/** Every stored value with its field, and a name for messages. */
const values = entries.flatMap((entry) =>
  Object.entries(entry.fields).flatMap(([name, inLocales]) =>
    Object.entries(inLocales).map(([locale, value]) => ({
      entry,
      field: typeOf(entry).fields[name],
      at: `${entry.id}.${name}.${locale}`,
      locale,
      value,
    })),
  ),
);

function linksOf(value: unknown): string[] {
  const links = Array.isArray(value) ? value : [value];
  return links.map((link) => String(link?.sys?.id));
}

/** Link targets inside a rich text. */
function targetsIn(node: Document | Document['content'][number]): string[] {
  return 'content' in node
    ? node.content.flatMap((child) => [
        ...('uri' in child.data ? [String(child.data.uri)] : []),
        ...('content' in child ? targetsIn(child as Document['content'][number]) : []),
      ])
    : [];
}

const isA = (shapes: Field['shape'][]) => (value: (typeof values)[number]) =>
  shapes.includes(value.field?.shape ?? 'value');

test('every value conforms to its declared field', () => {
  const wrong = values
    .filter(isA(['value', 'richText']))
    .filter(({ field, value }) => !field?.schema.safeParse(value).success);
  expect(wrong.map(({ at }) => at)).toEqual([]);
});

test('only localized fields have values in other languages', () => {
  const wrong = values.filter(({ field, locale }) => locale !== 'de' && !field?.localized);
  expect(wrong.map(({ at }) => at)).toEqual([]);
  expect(new Set(values.map(({ locale }) => locale))).toEqual(new Set(LANGUAGES));
});

test('every required field has a value in German', () => {
  const missing = entries.flatMap((entry) =>
    Object.entries(typeOf(entry).fields)
      .filter(([name, field]) => field.required && inGerman(entry, name) === undefined)
      .map(([name]) => `${entry.id}.${name}`),
  );
  expect(missing).toEqual([]);
});

test('CMS-09: every entry has the content that its type requires', () => {
  const lacking = entries.filter((entry) =>
    typeOf(entry).requiredContent.some((group) => !group.some((name) => entry.fields[name])),
  );
  expect(lacking.map(({ id }) => id)).toEqual([]);
});

test('every link leads to an earlier entry or to a picture', () => {
  const seen = new Set<string>();
  for (const entry of entries) {
    for (const { field, value, at } of values.filter((found) => found.entry === entry)) {
      if (!field?.linkType && !field?.items?.linkType) continue;
      const isPicture = field.shape === 'picture' || field.shape === 'pictures';
      const dead = linksOf(value).filter((id) => !(isPicture ? pictureIds : seen).has(id));
      expect({ at, dead }).toEqual({ at, dead: [] });
    }
    seen.add(entry.id);
  }
});

test('links lead to nodes of the same shop', () => {
  const targets = values.flatMap(({ entry, field, value }) => {
    const found = field?.shape === 'link' ? [String(value)] : [];
    // The schema test above has validated that this is a document.
    if (field?.shape === 'richText') found.push(...targetsIn(value as Document));
    return found.map((target) => ({ id: entry.id, target }));
  });
  const toNodes = targets
    .filter(({ target }) => target.startsWith('node_') && target !== 'node_shipping_modal')
    .map(({ id, target }) => ({ id, target: target.replace(/_modal$/, '') }));
  expect(toNodes.length).toBeGreaterThan(20);
  for (const { id, target } of toNodes) {
    expect(nodeIds).toContain(target.slice('node_'.length));
    expect(target.slice('node_'.length, 'node_'.length + 3)).toBe(id.slice(0, 3));
  }
});

test('searches for service words lead to nodes of their shop', () => {
  for (const project of DEMO_SHOPS)
    for (const { target } of servicePagesOf(project))
      expect(nodeIds).toContain(target.slice('node_'.length));
});

test('a path leads to one node in each shop and language', () => {
  const places = nodes.flatMap((node) =>
    LANGUAGES.map((locale) => {
      const path = node.fields['path']?.[locale] ?? inGerman(node, 'path');
      return `${String(inGerman(node, 'project'))} ${locale} ${String(path)}`;
    }),
  );
  expect(new Set(places).size).toBe(places.length);
});

test('each shop has a home page, two more pages, and a country rule on its home page', () => {
  for (const project of ['hgg', 'hrm', 'eck']) {
    const own = nodes.filter((node) => inGerman(node, 'project') === project);
    expect(own.filter((node) => inGerman(node, 'path') === '/')).toHaveLength(1);
    expect(own.length).toBeGreaterThanOrEqual(3);
    const blocks = linksOf(inGerman(byId.get(`${project}-page-home`), 'main'));
    const countries = blocks.flatMap((id) => inGerman(byId.get(id), 'countries') ?? []);
    expect(countries).toContain('AT');
  }
});

describe.each(['hgg', 'hrm', 'eck'])('the navigation of %s', (project) => {
  const own = nodes.filter((node) => inGerman(node, 'project') === project);
  const listed = own.filter((node) => inGerman(node, 'showInNavigation') === true);
  const parentOf = (node: SeedEntry) => byId.get(linksOf(inGerman(node, 'parent'))[0] ?? '');
  const depthOf = (node: SeedEntry): number => {
    const parent = parentOf(node);
    return parent && listed.includes(parent) ? 1 + depthOf(parent) : 1;
  };

  test('NAV-07: has three levels, and every node leads to a page in all six languages', () => {
    expect(new Set(listed.map(depthOf))).toEqual(new Set([1, 2, 3]));
    for (const node of listed) {
      expect(linksOf(inGerman(node, 'page'))).toHaveLength(1);
      expect(Object.keys(node.fields['name'] ?? {})).toHaveLength(LANGUAGES.length);
      expect(Object.keys(node.fields['path'] ?? {})).toHaveLength(LANGUAGES.length);
    }
  });

  test('NAV-07, NAV-09, NAV-10: has premium sale, a highlight, a tag and pictures in flyouts', () => {
    const hasField = (name: string) => own.some((node) => inGerman(node, name));
    const fields = ['isPremiumSale', 'displayHighlightMenuItem', 'displayHighlightCategoryTag'];
    expect(fields.filter((name) => !hasField(name))).toEqual([]);
    expect(hasField('flyoutTeaser')).toBe(true);
  });

  test('NAV-12: the brand index lists brands', () => {
    const index = own.find((node) => inGerman(node, 'brandsPageSource'));
    const source = own.find(
      (node) => inGerman(node, 'nodeId') === inGerman(index, 'brandsPageSource'),
    );
    expect(own.filter((node) => parentOf(node) === source).length).toBeGreaterThan(4);
  });
});

test('the demo shows blocks before, during and after their window', () => {
  const now = '2026-11-20T09:30:00Z';
  const windows = entries
    .filter(({ type }) => contentTypes[type]?.role === 'block')
    .map((entry) => [
      String(inGerman(entry, 'startDateTime')),
      String(inGerman(entry, 'endDateTime')),
    ])
    .filter(([start]) => start !== 'undefined');
  expect(windows.some(([start = '']) => start > now)).toBe(true);
  expect(windows.some(([, end = '']) => end < now)).toBe(true);
  expect(windows.some(([start = '', end = '']) => start < now && now < end)).toBe(true);
  expect(windows.filter(([start = '', end = '']) => start >= end)).toEqual([]);
});

test('ids are valid in a space, and unique', () => {
  const ids = entries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[A-Za-z0-9._-]{1,64}$/.test(id))).toEqual([]);
});

test('texts contain no exclamation marks, and every picture has a description', () => {
  expect(values.filter(({ value }) => JSON.stringify(value).includes('!'))).toEqual([]);
  for (const { alt } of pictures)
    expect(Object.keys(alt).toSorted()).toEqual([...LANGUAGES].toSorted());
});
