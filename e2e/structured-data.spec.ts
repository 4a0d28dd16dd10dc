import { expect } from '@playwright/test';
import { z } from 'zod';
import { findArticle, hrefOf } from './article';
import { sendRequest, shopUrl, type Project } from './hosts';
import { test } from './own-address';

const PROJECTS: readonly Project[] = ['hgg', 'hrm', 'eck'];
const url = z.url({ protocol: /^https?$/ });
const words = z.string().trim().min(1);

/** @see https://developers.google.com/search/docs/appearance/structured-data/organization */
const organisation = z.strictObject({
  '@type': z.literal('OnlineStore'),
  '@id': url,
  name: words,
  url,
  logo: url,
  slogan: words.optional(),
  sameAs: z.array(url).nonempty().optional(),
});

/** @see https://schema.org/SearchAction */
const site = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': url,
  name: words,
  url,
  inLanguage: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  publisher: z.strictObject({ '@id': url }),
  potentialAction: z
    .strictObject({
      '@type': z.literal('SearchAction'),
      target: z.strictObject({
        '@type': z.literal('EntryPoint'),
        urlTemplate: z.string().regex(/^https?:\/\/[^?]+\?query=\{search_term_string\}$/),
      }),
      'query-input': z.literal('required name=search_term_string'),
    })
    .optional(),
});

/** @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
const breadcrumbs = z
  .strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.strictObject({
          '@type': z.literal('ListItem'),
          position: z.int().positive(),
          name: words,
          item: url.optional(),
        }),
      )
      .min(2),
  })
  .refine(
    ({ itemListElement: list }) => list.every(({ position }, at) => position === at + 1),
    'positions count from 1',
  )
  .refine(
    ({ itemListElement: list }) => list.slice(0, -1).every(({ item }) => item !== undefined),
    'all but the page itself are linked',
  );

/** @see https://developers.google.com/search/docs/appearance/structured-data/merchant-listing */
const offer = z.looseObject({
  '@type': z.literal('Offer'),
  url,
  price: z.string().regex(/^\d+\.\d\d$/),
  priceCurrency: z.enum(['EUR', 'CZK', 'PLN', 'USD', 'CHF']),
  availability: z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
});
const product = z.looseObject({
  '@type': z.literal('Product'),
  name: words,
  image: url,
  sku: words,
  offers: offer,
});
const productGroup = z.looseObject({
  '@type': z.literal('ProductGroup'),
  name: words,
  productGroupID: z.string().regex(/^\d{8}$/),
  brand: z.strictObject({ '@type': z.literal('Brand'), name: words }),
  hasVariant: z.array(product).min(2),
});

const terms = z.looseObject({
  '@id': words,
  '@type': z.enum(['OfferShippingDetails', 'MerchantReturnPolicy']),
});
const item = z.union([organisation, site, breadcrumbs, productGroup, product, terms]);
const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(item).nonempty(),
});

/** Structured data of a page, each item validated as a known type. */
async function typesAt(project: Project, path: string): Promise<string[]> {
  const { status, body } = await sendRequest(`${project}.localhost`, path);
  expect(status, path).toBe(200);
  const scripts = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return scripts.flatMap(([, json = '']) => {
    const parsed = graph.safeParse(JSON.parse(json));
    expect(parsed.error?.issues ?? [], `${project} ${path}`).toEqual([]);
    return parsed.data?.['@graph'].map((known) => known['@type']) ?? [];
  });
}

for (const project of PROJECTS)
  test(`RTE-10: ${project}: structured data is valid on every kind of page`, async () => {
    const list = project === 'eck' ? '/de-de/strick' : '/de-de/hemden';
    expect(await typesAt(project, '/de-de')).toEqual(['OnlineStore', 'WebSite']);
    expect(await typesAt(project, list)).toEqual(['BreadcrumbList']);
    expect(await typesAt(project, '/de-de/impressum')).toEqual(['BreadcrumbList']);
    const article = await findArticle(project, ({ productType }) => productType === 'product');
    const types = await typesAt(project, hrefOf(article));
    expect(types).toContain('BreadcrumbList');
    expect(types.some((type) => type === 'ProductGroup' || type === 'Product')).toBe(true);
  });

test('RTE-10: the URLs in a home page’s structured data work', async () => {
  const { body } = await sendRequest('hgg.localhost', '/de-de');
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  const [shop] = graph.parse(JSON.parse(json))['@graph'];
  const { logo, url: home } = organisation.parse(shop);
  expect(home).toBe(shopUrl('hgg', '/'));
  expect((await sendRequest('hgg.localhost', new URL(logo).pathname)).status).toBe(200);
  expect((await sendRequest('hgg.localhost', '/de-de/search?query=hemd')).status).toBe(200);
});
