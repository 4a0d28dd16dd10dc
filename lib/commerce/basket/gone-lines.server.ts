import { findUnsoldArticles } from '@/lib/catalog/search/unsold-articles.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { LineArticles } from './line-articles.server';
import { keyOf, type ArticleKey, type Offer } from './offers.server';

/** What was read about the lines of a basket or of a reservation. */
interface ReadLines {
  /** By {@link keyOf}. */
  offers: ReadonlyMap<string, Offer>;
  articles: LineArticles;
}

const numbersIn = ({ articleNumber, partNumbers }: Offer) => [articleNumber, ...partNumbers];

/** Numbers of a line's articles if they have a price here, but the search has not returned them all. */
function numbersToCheck(
  { sku, parts }: ArticleKey,
  offer: Offer,
  articles: LineArticles,
): string[] {
  const numbers = numbersIn(offer);
  const isFound = [sku, ...parts].every((each) => articles.get(each) !== undefined);
  return isFound || numbers.some((number) => articles.excludes(number)) ? [] : numbers;
}

/**
 * Lines whose articles are not sold here: without a price, excluded from the country, or not sold in
 * the language. Those that are sold, but were not returned by the search, are left out.
 * @param lines that cannot be shown
 */
export async function findGone<Line extends ArticleKey>(
  lines: readonly Line[],
  { offers, articles }: ReadLines,
  context: Pick<PageContext, 'project' | 'locale'>,
): Promise<ReadonlySet<Line>> {
  const read = lines.map((line) => {
    const offer = offers.get(keyOf(line));
    return { line, numbers: offer ? numbersToCheck(line, offer, articles) : [] };
  });
  const unsold = await findUnsoldArticles(
    [...new Set(read.flatMap(({ numbers }) => numbers))],
    context,
  );
  const gone = read.filter(
    ({ numbers }) => numbers.length === 0 || numbers.some((number) => unsold.has(number)),
  );
  return new Set(gone.map(({ line }) => line));
}
