import type { RunningService } from './running-service';

/** Articles with counts and orders that are easy to verify. */
export interface Article {
  objectID: string;
  title: string;
  brand: string;
  colours: string[];
  category: { lvl0: string; lvl1: string };
  price: number;
  inStock: boolean;
  popularity: number;
  text: string;
}

const article = (
  objectID: string,
  title: string,
  brand: string,
  colours: string[],
  category: string,
  price: number,
  inStock: boolean,
  popularity: number,
  text: string,
): Article => ({
  objectID,
  title,
  brand,
  colours,
  category: { lvl0: category.split(' > ')[0] ?? '', lvl1: category },
  price,
  inStock,
  popularity,
  text,
});

export const ARTICLES: readonly Article[] = [
  article(
    'shirt-1',
    'Oxford shirt',
    'Marten',
    ['Navy', 'White'],
    'Tops > Shirts',
    59.9,
    true,
    90,
    'A button-down collar and a soft hand.',
  ),
  article(
    'shirt-2',
    'Linen shirt',
    'Marten',
    ['White'],
    'Tops > Shirts',
    69.9,
    true,
    40,
    'Cool on the warmest days of summer.',
  ),
  article(
    'shirt-3',
    'Flannel shirt',
    'Boreal',
    ['Red', 'Navy'],
    'Tops > Shirts',
    49.9,
    false,
    70,
    'Brushed on both sides.',
  ),
  article(
    'polo-1',
    'Piqué polo',
    'Boreal',
    ['Green'],
    'Tops > Polos',
    39.9,
    true,
    60,
    'A classic with three buttons.',
  ),
  article(
    'chino-1',
    'Slim chinos',
    'Hollis & Fern',
    ['Navy', 'Beige'],
    'Trousers > Chinos',
    79.9,
    true,
    95,
    'With a little stretch.',
  ),
  article(
    'chino-2',
    'Relaxed chinos',
    'Hollis & Fern',
    ['Beige'],
    'Trousers > Chinos',
    84.9,
    true,
    30,
    'Room where it matters.',
  ),
  article(
    'jeans-1',
    'Straight jeans',
    'Marten',
    ['Blue'],
    'Trousers > Jeans',
    99.9,
    true,
    80,
    'Rope-dyed selvedge denim.',
  ),
  article(
    'coat-1',
    'Loden coat',
    'Boreal',
    ['Green', 'Grey'],
    'Coats > Loden',
    249,
    true,
    50,
    'Water runs off it: wool, felted twice.',
  ),
  article(
    'belt-1',
    'Leather belt',
    'Marten',
    ['Brown'],
    'Belts > Leather',
    29.9,
    true,
    20,
    'Müller buckle, made in Österreich.',
  ),
];

export const PRODUCTS = 'wardrobe';

export const SETTINGS = {
  searchableAttributes: ['title', 'brand', 'unordered(text)'],
  attributesForFaceting: [
    'searchable(brand)',
    'colours',
    'category.lvl0',
    'category.lvl1',
    'price',
    'filterOnly(inStock)',
  ],
  customRanking: ['desc(popularity)'],
};

/** Fills the index `wardrobe` like the seed fills the shop's. */
export async function fillFixtures({ admin }: Pick<RunningService, 'admin'>): Promise<void> {
  await admin.setSettings({
    indexName: PRODUCTS,
    indexSettings: { ...SETTINGS, replicas: ['wardrobe_price_asc'] },
  });
  await admin.setSettings({
    indexName: 'wardrobe_price_asc',
    indexSettings: {
      ranking: [
        'asc(price)',
        'typo',
        'words',
        'filters',
        'proximity',
        'attribute',
        'exact',
        'custom',
      ],
    },
  });
  // Articles have known attributes; the client requires records of any.
  const objects = ARTICLES.map((one) => ({ ...one }));
  await admin.saveObjects({ indexName: PRODUCTS, objects, waitForTasks: true });
}

/** Writes and waits until searches see the change. */
export async function published(
  { admin }: RunningService,
  indexName: string,
  write: Promise<{ taskID?: number | undefined }>,
): Promise<void> {
  const { taskID } = await write;
  if (taskID === undefined) throw new Error('the write has no task');
  await admin.waitForTask({ indexName, taskID, maxRetries: 5_000, timeout: () => 20 });
}
