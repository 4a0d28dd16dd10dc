import { demoDays } from '@/lib/shop/settings/settings.fixture';
import { z } from 'zod';
import { NOTHING_REQUESTED, readRequestedArticle } from '@/lib/catalog/catalogue/article-address';
import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import type { Product } from '@/lib/catalog/catalogue/product.server';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { pageAlternates, pageStructure } from './server-only-content';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { AUSTRIA, GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import { articleHead } from './article-head.server';

withEnvironment();

const COLOUR = '20310000-312';
const RATINGS = { average: 4.5, count: 2, reviews: [], fit: null, recommendedFit: null };
const PLACE = {
  trail: [
    { id: 'home', name: 'Start', link: { href: '/de-de', opens: 'page' as const } },
    { id: '20310000', name: 'Leinenhemd', link: null },
  ],
};

interface HeadRequest {
  product?: Product;
  colour?: string | null;
  ratings?: typeof RATINGS | null;
  context?: PageContext;
}

function headOf({
  product = linenShirt,
  colour = null,
  ratings = null,
  context = GERMANY,
}: HeadRequest) {
  const shown = { product, requested: { ...NOTHING_REQUESTED, colour }, place: PLACE, ratings };
  return articleHead(shown, { projectName: 'Shop' }, context);
}

/** Structured-data items of the page by type. */
function itemsOf(query: HeadRequest): Map<string, unknown> {
  const items = pageStructure.of(headOf(query))?.items ?? [];
  return new Map(
    items.map((item) => [z.object({ '@type': z.string() }).parse(item)['@type'], item]),
  );
}

const url = z.url({ protocol: /^https?$/ });
const schemaOrg = <Name extends string>(names: readonly Name[]) =>
  z.enum(names.map((name) => `https://schema.org/${name}`));

/**
 * Required and recommended properties of offers, and of the terms they refer to by id.
 * @see https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 */
const offer = z.strictObject({
  '@type': z.literal('Offer'),
  url,
  price: z.string().regex(/^\d+\.\d\d$/),
  priceCurrency: z.enum(['EUR', 'CZK', 'PLN', 'USD', 'CHF']),
  availability: schemaOrg(['InStock', 'OutOfStock']),
  itemCondition: schemaOrg(['NewCondition']),
  shippingDetails: z.strictObject({ '@id': z.string() }),
  hasMerchantReturnPolicy: z.strictObject({ '@id': z.literal('#returns') }),
});

const period = z.strictObject({
  '@type': z.literal('QuantitativeValue'),
  minValue: z.int(),
  maxValue: z.int(),
  unitCode: z.literal('DAY'),
});

const shipping = z.strictObject({
  '@id': z.string(),
  '@type': z.literal('OfferShippingDetails'),
  shippingRate: z.strictObject({
    '@type': z.literal('MonetaryAmount'),
    value: z.string().regex(/^\d+\.\d\d$/),
    currency: z.string().length(3),
  }),
  shippingDestination: z.strictObject({
    '@type': z.literal('DefinedRegion'),
    addressCountry: z.string().regex(/^[A-Z]{2}$/),
  }),
  deliveryTime: z.strictObject({
    '@type': z.literal('ShippingDeliveryTime'),
    handlingTime: period,
    transitTime: period,
  }),
});

const returns = z.strictObject({
  '@id': z.literal('#returns'),
  '@type': z.literal('MerchantReturnPolicy'),
  applicableCountry: z.string().regex(/^[A-Z]{2}$/),
  returnPolicyCategory: schemaOrg(['MerchantReturnFiniteReturnWindow']),
  merchantReturnDays: z.int().positive(),
  returnMethod: schemaOrg(['ReturnByMail']),
  returnFees: schemaOrg(['FreeReturn']),
});

const aggregateRating = z.strictObject({
  '@type': z.literal('AggregateRating'),
  ratingValue: z.number().min(1).max(5),
  reviewCount: z.int().positive(),
  bestRating: z.literal(5),
  worstRating: z.literal(1),
});

const described = {
  name: z.string().min(1),
  description: z.string().min(1).optional(),
  brand: z.strictObject({ '@type': z.literal('Brand'), name: z.string().min(1) }),
  material: z.string().min(1).optional(),
  aggregateRating: aggregateRating.optional(),
};

const variant = z.strictObject({
  '@type': z.literal('Product'),
  sku: z.string().min(1),
  mpn: z.string().min(1).optional(),
  gtin: z.string().min(8).optional(),
  name: z.string().min(1),
  color: z.string().min(1),
  size: z.string().min(1).optional(),
  image: url,
  offers: offer,
});

/** @see https://developers.google.com/search/docs/appearance/structured-data/product-variants */
const group = z.strictObject({
  '@type': z.literal('ProductGroup'),
  ...described,
  url,
  productGroupID: z.string().regex(/^\d{8}$/),
  variesBy: z.array(schemaOrg(['color', 'size'])).nonempty(),
  hasVariant: z.array(variant).min(2),
});

const single = z.object({ ...variant.shape, ...described });

/** @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
const breadcrumbList = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: z.string().min(1),
        item: url.optional(),
      }),
    )
    .nonempty(),
});

test('PDP-01: the title contains article, chosen colour, brand and shop', () => {
  expect(headOf({}).title).toBe('Leinenhemd mit Kentkragen – Harbour Lane – Shop');
  expect(headOf({ colour: COLOUR }).title).toBe(
    'Leinenhemd mit Kentkragen Himmelblau – Harbour Lane – Shop',
  );
});

test('PDP-04: the canonical address contains the colour and nothing else of the query', () => {
  const { pathname, search } = new URL(headOf({ colour: COLOUR }).canonical ?? '');
  expect(pathname).toBe('/de-de/p/leinenhemd-mit-kentkragen/20310000');
  expect(search).toBe(`?colorVariant=${COLOUR}`);
  expect(headOf({}).canonical).not.toContain('?');
  expect(headOf({ colour: '20310000-999' }).canonical).not.toContain('?');
});

test('PDP-04: other markets are listed with the requested colour', () => {
  const alternates = pageAlternates.of(headOf({ colour: COLOUR })) ?? [];
  expect(alternates.map(({ hreflang }) => hreflang)).toContain('de-AT');
  for (const { href } of alternates) expect(href).toContain(`?colorVariant=${COLOUR}`);
});

test('structured data lists every colour and size with stock, price, shipping and returns', () => {
  const items = itemsOf({});
  const { hasVariant, aggregateRating: rating } = group.parse(items.get('ProductGroup'));
  expect(hasVariant.map(({ sku, offers }) => [sku, offers.price, offers.availability])).toEqual([
    [`${COLOUR}-3XL`, '69.95', 'https://schema.org/InStock'],
    [`${COLOUR}-4XL`, '69.95', 'https://schema.org/OutOfStock'],
  ]);
  expect(rating).toBeUndefined();
  const { shippingRate, '@id': id } = shipping.parse(items.get('OfferShippingDetails'));
  expect(shippingRate).toMatchObject({ value: '0.00', currency: 'EUR' });
  for (const { offers } of hasVariant) expect(offers.shippingDetails['@id']).toBe(id);
  expect(returns.parse(items.get('MerchantReturnPolicy')).applicableCountry).toBe('DE');
});

test('each colour and size has an offer at an address that selects it', () => {
  const { hasVariant } = group.parse(itemsOf({}).get('ProductGroup'));
  const requests = hasVariant.map(({ offers }) =>
    readRequestedArticle(new URL(offers.url).searchParams),
  );
  const selected = { colour: COLOUR, sizeType: 'standard', isTallOnly: false };
  expect(requests).toEqual([
    { ...selected, size: '3XL' },
    { ...selected, size: '4XL' },
  ]);
});

test('cost and time of shipping and returns are those of the country, and returns are free as the product page says', () => {
  const items = itemsOf({ context: AUSTRIA });
  expect(shipping.parse(items.get('OfferShippingDetails')).shippingRate.value).toBe('9.95');
  const { handlingTime, transitTime } = shipping.parse(
    items.get('OfferShippingDetails'),
  ).deliveryTime;
  const { from, until } = demoDays('AT');
  expect(handlingTime.minValue + transitTime.minValue).toBe(from);
  expect(handlingTime.maxValue + transitTime.maxValue).toBe(until);
  const { returnFees, applicableCountry } = returns.parse(items.get('MerchantReturnPolicy'));
  expect([returnFees, applicableCountry]).toEqual(['https://schema.org/FreeReturn', 'AT']);
});

test('a gift card, which is emailed, has neither shipping costs nor returns by mail', () => {
  const items = itemsOf({ product: { ...linenShirt, productType: 'geschenkkarte' } });
  expect([...items.keys()]).toEqual(['ProductGroup', 'BreadcrumbList']);
  expect(JSON.stringify(items.get('ProductGroup'))).not.toMatch(/shipping|Return/);
});

test('RVW-02: the average rating is included only if there are reviews', () => {
  const { aggregateRating: rating } = group.parse(
    itemsOf({ ratings: RATINGS }).get('ProductGroup'),
  );
  expect(rating).toMatchObject({ ratingValue: 4.5, reviewCount: 2 });
});

test('an article with one size in one colour is a single product', () => {
  const [colour] = linenShirt.colorVariants;
  const [size] = colour?.sizeVariants ?? [];
  if (!colour || !size) throw new Error('the shirt has no size');
  const product = { ...linenShirt, colorVariants: [{ ...colour, sizeVariants: [size] }] };
  expect(single.parse(itemsOf({ product }).get('Product')).sku).toBe(size.sku);
});

test('a combination is one offer', () => {
  const colorVariants = linenShirt.colorVariants.map((each) => ({ ...each, sizeVariants: [] }));
  const product = { ...linenShirt, productType: 'outfit' as const, colorVariants };
  expect(itemsOf({ product }).get('Product')).toMatchObject({
    sku: '20310000',
    offers: { price: '69.95', priceCurrency: 'EUR' },
  });
});

test('PDP-02: the path to the article is a list of breadcrumbs', () => {
  const { itemListElement } = breadcrumbList.parse(itemsOf({}).get('BreadcrumbList'));
  expect(itemListElement.map(({ name, item }) => [name, item && new URL(item).pathname])).toEqual([
    ['Start', '/de-de'],
    ['Leinenhemd', undefined],
  ]);
});

test('a shared link shows title, text and picture of the colour', () => {
  expect(pageStructure.of(headOf({ colour: COLOUR }))?.openGraph).toMatchObject({
    'og:title': 'Leinenhemd mit Kentkragen Himmelblau – Harbour Lane – Shop',
    'og:image': expect.stringMatching(/^https?:.*\/p\/20310000-312\/1_1200\.jpg$/),
    'og:url': expect.stringContaining(`colorVariant=${COLOUR}`),
    'og:locale': 'de_DE',
  });
});
