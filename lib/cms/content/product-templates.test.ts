import { TEMPLATE_PRODUCT_TYPES } from '@/cms-schema/content-types/product-template';
import { PRODUCT_TYPES } from '@/lib/catalog/catalogue/product-type';
import { AUSTRIA, GERMANY, HOUR, NOON } from '@/lib/cms/visibility/visibility.fixture';
import { contentDocument, entry, entryLink } from './content.fixture.server';
import type { TemplateProduct } from './product-template';
import { chooseTemplate, templatesIn } from './product-templates.server';

type Fields = Record<string, unknown>;

const coat: TemplateProduct = {
  productType: 'product',
  brand: { title: 'Weissbach', slug: 'weissbach' },
  categories: ['bekleidung', 'jacken', 'maentel'],
};

const iso = (instant: number) => new Date(instant).toISOString();

function templates(byId: Readonly<Record<string, Fields>>) {
  const entries = Object.entries(byId).map(([id, fields], at) =>
    entry(id, 'productTemplate', {
      title: id,
      project: 'hgg',
      page: entryLink(`page-${id}`),
      priority: 100 + at,
      ...fields,
    }),
  );
  const document = contentDocument(entries);
  return templatesIn({ ...document, roots: entries.map(({ sys }) => sys.id) });
}

/** Ids of the templates for the coat, in order of precedence. */
const order = (byId: Readonly<Record<string, Fields>>, context = GERMANY) =>
  chooseTemplate(templates(byId), coat, context).templates.map(({ node }) => node.id);

test('editors can choose from exactly the catalogue’s product types', () => {
  expect([...TEMPLATE_PRODUCT_TYPES].sort()).toEqual([...PRODUCT_TYPES].sort());
});

test('CMS-02: the template with the most conditions comes first, the fallback last', () => {
  expect(
    order({
      fallback: {},
      brand: { brands: ['weissbach'] },
      coats: { categories: ['maentel'], brands: ['weissbach', 'brae'] },
    }),
  ).toEqual(['coats', 'brand', 'fallback']);
});

test('CMS-02: a template does not apply to a product that misses any condition', () => {
  expect(
    order({
      shirts: { categories: ['hemden'] },
      other: { brands: ['brae'] },
      voucher: { productTypes: ['geschenkkarte'] },
      mixed: { brands: ['weissbach'], categories: ['hemden'] },
      fallback: {},
    }),
  ).toEqual(['fallback']);
});

test('CMS-02: among equal numbers of conditions the narrower category decides, then the priority', () => {
  const wide = { categories: ['bekleidung'], priority: 900 };
  expect(order({ wide, narrow: { categories: ['maentel'] } })).toEqual(['narrow', 'wide']);
  expect(
    order({ low: { brands: ['weissbach'] }, high: { priority: 101, categories: [] } }),
  ).toEqual(['low', 'high']);
  const both = { low: { brands: ['weissbach'] }, high: { brands: ['weissbach'], priority: 500 } };
  expect(order(both)).toEqual(['high', 'low']);
});

test('CMS-03: a template applies in its countries and its window', () => {
  const week = { countries: 'AT', endDateTime: iso(NOON + HOUR) };
  expect(order({ week, fallback: {} })).toEqual(['fallback']);
  const austrian = chooseTemplate(templates({ week, fallback: {} }), coat, AUSTRIA);
  expect(austrian.templates.map(({ node }) => node.id)).toEqual(['week', 'fallback']);
  expect(austrian.validUntil).toBe(NOON + HOUR);
  const after = { ...AUSTRIA, now: NOON + HOUR };
  expect(order({ week, fallback: {} }, after)).toEqual(['fallback']);
});

test('ED-01: the window of another brand’s template does not limit the page', () => {
  const later = { brands: ['brae'], startDateTime: iso(NOON + HOUR) };
  const { validUntil } = chooseTemplate(templates({ later, fallback: {} }), coat, GERMANY);
  expect(validUntil).toBeNull();
});

test('a condition that cannot be read disables the template instead of widening it', () => {
  const broken = { brands: 'weissbach' };
  const choice = chooseTemplate(templates({ broken, fallback: {} }), coat, GERMANY);
  expect(choice.templates.map(({ node }) => node.id)).toEqual(['fallback']);
  expect(choice.hidden).toContainEqual(
    expect.objectContaining({ id: 'broken', reason: expect.objectContaining({ kind: 'invalid' }) }),
  );
});
