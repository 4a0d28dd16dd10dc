import type { Page } from '@playwright/test';

/** A WebP picture of one pixel, which the browser decodes but no service has to draw. */
export const TINY_PICTURE = Buffer.from(
  'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
  'base64',
);

interface Question {
  params?: string | { page?: number };
  page?: number;
}

interface BenchResponse {
  hits: { objectID: string }[];
  page: number;
  nbPages: number;
  nbHits: number;
  hitsPerPage: number;
}

/** Repeats a few articles, each time with other numbers. */
function prolonged(response: BenchResponse, page: number, articles: number): BenchResponse {
  if (response.hitsPerPage === 0) return { ...response, nbHits: articles };
  const hits = response.hits.map((hit) => ({ ...hit, objectID: `${hit.objectID}${page}` }));
  const nbPages = Math.ceil(articles / response.hitsPerPage);
  return { ...response, hits, page, nbPages, nbHits: articles };
}

/**
 * Makes a shop's lists continue as if they had this many articles. The search service is really
 * queried, for one of the first pages.
 */
export async function serveLongList(page: Page, articles: number): Promise<void> {
  await page.route('**/_search/1/indexes/*/queries**', async (route) => {
    const sentRequests = JSON.parse(route.request().postData() ?? '{}') as { requests: Question[] }; // the vendor's client wrote it
    const wanted = sentRequests.requests.map(({ page: at = 0 }) => at);
    const requests = sentRequests.requests.map((one, at) => ({
      ...one,
      page: (wanted[at] ?? 0) % 3,
    }));
    // Node does not resolve names below localhost on every system.
    const url = route.request().url().replace('hgg.localhost', '127.0.0.1');
    const response = await route.fetch({ url, postData: JSON.stringify({ requests }) });
    const { results } = (await response.json()) as { results: BenchResponse[] }; // the service's response
    const longer = results.map((one, at) => prolonged(one, wanted[at] ?? 0, articles));
    await route.fulfill({ response, json: { results: longer } });
  });
}
