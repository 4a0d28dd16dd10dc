interface Page<Item> {
  items: Item[];
  total: number;
}

interface PageQuery {
  limit: number;
  skip: number;
  order: string;
}

/** Entities per request: a page of large entries stays below the API's limit of 7 MB. */
const PAGE_SIZE = 200;

/** All entities of a kind, oldest first, so that new ones come last. */
export async function readAll<Item>(
  readPage: (options: { query: PageQuery }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (;;) {
    const query = { limit: PAGE_SIZE, skip: items.length, order: 'sys.createdAt,sys.id' };
    const page = await readPage({ query });
    items.push(...page.items);
    if (page.items.length === 0 || items.length >= page.total) return items;
  }
}
