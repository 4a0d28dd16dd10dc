import {
  LineArticles,
  loadLineArticles,
  type Names,
} from '@/lib/commerce/basket/line-articles.server';
import { report } from '@/lib/platform/log/log.server';

/** Cached names are sufficient: an order keeps the names of its day, and only pictures are looked up. */
const NAMES: Names = { maxAgeMs: 3_600_000, isChecked: false };

/** Articles of an order's lines, for their pictures and reports; empty while the search does not respond. */
export async function orderArticles(
  lines: readonly { articleNumber: string }[],
  page: Parameters<typeof loadLineArticles>[1],
): Promise<LineArticles> {
  const numbers = lines.map(({ articleNumber }) => articleNumber);
  try {
    return await loadLineArticles(numbers, page, NAMES);
  } catch (error) {
    report('articles of an order cannot be loaded', { error });
    return new LineArticles();
  }
}
