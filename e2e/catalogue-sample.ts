import { expect } from '@playwright/test';
import { z } from 'zod';
import type { Project } from './hosts';

const record = z.object({
  objectID: z.string(),
  slug: z.string(),
  productType: z.string(),
  colorVariants: z.array(
    z.object({
      itemnum: z.string(),
      sizeVariants: z.array(
        z.object({
          sku: z.string(),
          sizeString: z.string(),
          stock: z.string(),
          isNos: z.boolean(),
        }),
      ),
    }),
  ),
});
export type SampleArticle = z.output<typeof record>;

const result = z.object({ hits: z.array(record) });

/** Articles of one shop in one language, from the search service. */
export async function articlesOf(
  project: Project,
  language: string,
  query: { filters?: string; hitsPerPage?: number; page?: number } = {},
): Promise<SampleArticle[]> {
  const { ALGOLIA_HOST, ALGOLIA_APP_ID = '', ALGOLIA_SEARCH_API_KEY = '' } = process.env;
  const index = `${project}_products_${language}`;
  const response = await fetch(`http://${ALGOLIA_HOST}/1/indexes/${index}/query`, {
    method: 'POST',
    headers: {
      'x-algolia-application-id': ALGOLIA_APP_ID,
      'x-algolia-api-key': ALGOLIA_SEARCH_API_KEY,
    },
    body: JSON.stringify({
      query: '',
      attributesToRetrieve: ['slug', 'productType', 'colorVariants'],
      attributesToHighlight: [],
      ...query,
    }),
  });
  expect(response.status).toBe(200);
  return result.parse(await response.json()).hits;
}

/** Mulberry32: the same seed always gives the same articles. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
