import { expect, type Page } from '@playwright/test';
import { articlesOf, type SampleArticle } from './catalogue-sample';

/** First size on sale of an article, and the URL of its page. */
function soldSize({ objectID, slug, colorVariants }: SampleArticle) {
  for (const { itemnum, sizeVariants } of colorVariants) {
    const size = sizeVariants.find(({ sizeString }) => sizeString.includes('hasStock#true'));
    if (size) return [{ objectID, slug, itemnum, sku: size.sku }];
  }
  return [];
}

/**
 * Articles of hgg that one of the other languages does not sell, and articles that all of them
 * sell.
 */
export async function soldApart(others: readonly string[]) {
  const all = async (language: string) => {
    const pages = [0, 1, 2, 3, 4, 5, 6].map((page) =>
      articlesOf('hgg', language, { page, hitsPerPage: 100 }),
    );
    return (await Promise.all(pages)).flat().filter(({ productType }) => productType === 'product');
  };
  const [german, ...translated] = await Promise.all(['de', ...others].map(all));
  const known = translated.map((list) => new Set(list.map(({ objectID }) => objectID)));
  const articles = (german ?? []).flatMap(soldSize);
  const onlyGerman = articles.filter(({ objectID }) => !known.every((ids) => ids.has(objectID)));
  const everywhere = articles.filter(({ objectID }) => known.every((ids) => ids.has(objectID)));
  if (!onlyGerman[0] || !everywhere[0]) throw new Error('hgg sells the same in every language');
  return { onlyGerman, everywhere };
}

/** Adds sizes as the shop's own pages do. @returns names of the basket's lines */
export async function addAll(page: Page, skus: readonly string[]): Promise<string[]> {
  const reply = await page.evaluate(async (added) => {
    const response = await fetch('/api/cart/cart/addMultiple?locale=de-de', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(added.map((sku) => ({ variant: { sku }, count: 1 }))),
    });
    return { status: response.status, body: await response.json() };
  }, skus);
  expect(reply.status, JSON.stringify(reply.body).slice(0, 300)).toBe(200);
  return reply.body.basket.lines.map(({ name }: { name: string }) => name);
}

/** Number of lines in the basket on the server. */
export const countLines = (page: Page, locale: string): Promise<number> =>
  page.evaluate(async (own) => {
    const response = await fetch(`/api/cart/cart?locale=${own}`);
    return (await response.json()).lineItems.length;
  }, locale);
