import { beginOf, ENTRIES_PER_PAGE, words } from './content-fill';
import type { Target } from './hammer';

/** More queries than one run sends, so that no response is cached unless intended. */
const DIFFERENT = 40_000;

/** A kind of query, with the maximum time of the slowest of twenty at the size with bounds. */
export interface QueryKind {
  name: string;
  isBound: boolean;
  /** Query string of the request with this index. */
  query: (index: number, pages: number) => string;
}

/** A filter that always passes and differs every time. */
const different = (index: number) => `sys.id[ne]=none-${index}`;
const texts = (pages: number) => Math.floor((pages * ENTRIES_PER_PAGE) / 2);

/** The storefront requests a page and all nodes of a shop; the others are filtered lists. */
export const QUERIES: readonly QueryKind[] = [
  {
    name: 'page, made anew',
    isBound: true,
    query: (index, pages) =>
      `sys.id=page-${index % pages}&include=10&locale=de&limit=${(index % 1000) + 1}`,
  },
  {
    name: 'page, asked for again',
    isBound: true,
    query: (index, pages) => `sys.id=page-${index % Math.min(pages, 16)}&include=10&locale=de`,
  },
  {
    name: 'nodes of a shop',
    isBound: false,
    query: (index) =>
      `content_type=node&fields.project=hgg&order=sys.id&limit=1000&include=0&${different(index)}`,
  },
  {
    name: 'list: equal',
    isBound: true,
    query: (index) => `content_type=textBox&fields.tone=soft&include=0&${different(index)}`,
  },
  {
    name: 'list: range, in order',
    isBound: true,
    query: (index, pages) =>
      `content_type=textBox&fields.startDateTime[gt]=${beginOf(index % texts(pages))}&order=fields.startDateTime&include=0&${different(index)}`,
  },
  {
    name: 'list: words of a field',
    isBound: true,
    query: (index) =>
      `content_type=textBox&fields.headline[match]=${encodeURIComponent(words(index, 1))}&include=0&${different(index)}`,
  },
  {
    name: 'list: words anywhere',
    isBound: true,
    query: (index) =>
      `content_type=textBox&query=${encodeURIComponent(words(index, 2))}&include=0&${different(index)}`,
  },
];

/** The requests of one kind, each different from all others if the kind requires it. */
export function targetsOf({ query }: QueryKind, port: number, pages: number): Target[] {
  const headers = { authorization: 'Bearer delivery' };
  return Array.from({ length: DIFFERENT }, (_, index) => ({
    port,
    host: '127.0.0.1',
    path: `/spaces/bench/environments/master/entries?${query(index, pages)}`,
    headers,
  }));
}
