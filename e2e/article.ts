import { expect, type Page } from '@playwright/test';
import { sendRequest, type Project } from './hosts';

/** The parts of a record of the product index that these tests read. */
export interface ArticleRecord {
  objectID: string;
  slug: string;
  title: string;
  productType: string;
  colorVariants: {
    itemnum: string;
    color: string;
    sizeVariants: { sizeString: string }[];
  }[];
}

type Colour = ArticleRecord['colorVariants'][number];
type Size = Colour['sizeVariants'][number];

export const LISTS: Readonly<Record<Project, string>> = {
  hgg: '/de-de/hemden',
  hrm: '/de-de/hemden',
  eck: '/de-de/strick',
};

export const isBuyable = ({ sizeString }: Size) => sizeString.includes('hasStock#true');
export const sizeTypeOf = ({ sizeString }: Size) => /sizeType#([^|]+)/.exec(sizeString)?.[1] ?? '';
export const labelOf = ({ sizeString }: Size) => /sizeOnLabel#([^|]+)/.exec(sizeString)?.[1] ?? '';
export const hrefOf = ({ slug, objectID }: ArticleRecord) => `/de-de/p/${slug}/${objectID}`;

/** The first article of a shop's list that a test can use. */
export async function findArticle(
  project: Project,
  suits: (article: ArticleRecord) => boolean,
): Promise<ArticleRecord> {
  const host = `${project}.localhost`;
  const { body: list } = await sendRequest(host, LISTS[project]);
  const ids = [...new Set([...list.matchAll(/\/p\/[^/"]+\/(\d{8})/g)].map(([, id]) => id))];
  for (let at = 0; at < ids.length; at += 10) {
    const some = ids.slice(at, at + 10).join(',');
    const path = `/api/${project}_products_de/get_products/${some}?currency=EUR`;
    const { body } = await sendRequest(host, path);
    // The record's shape is covered by the catalogue's own tests.
    const records = JSON.parse(body) as (ArticleRecord | null)[];
    const found = records.find((record) => record && suits(record));
    if (found) return found;
  }
  throw new Error(`${project} has no article for this test among ${ids.length}`);
}

export const hasTwoColours = ({ productType, colorVariants: [first, second] }: ArticleRecord) =>
  productType === 'product' && Boolean(sharedSize(first, second));

/** Label of a size that can be bought in both colours. */
export function sharedSize(first?: Colour, second?: Colour): string | undefined {
  const labels = second?.sizeVariants.filter(isBuyable).map(labelOf) ?? [];
  return first?.sizeVariants
    .filter(isBuyable)
    .map(labelOf)
    .find((label) => labels.includes(label));
}

export const sizeTile = (page: Page, label: string) =>
  page.getByRole('radio', { name: label, exact: true });

export const chooseSize = async (page: Page, label: string) => {
  await sizeTile(page, label).check({ force: true });
  await expect(sizeTile(page, label)).toBeChecked();
};

export const addButton = (page: Page) =>
  page.locator('[data-purchase]').getByRole('button', { name: 'In den Warenkorb' });
