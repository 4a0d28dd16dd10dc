import type { LoaderPage } from '@/lib/cms/blocks/block-loader';
import {
  LineArticles,
  loadLineArticles,
  type Names,
} from '@/lib/commerce/basket/line-articles.server';
import type { HistoryOrder } from '@/lib/commerce/order-view/order-history';
import { report } from '@/lib/platform/log/log.server';

/** Only pictures and addresses are read, which seldom change. */
const NAMES: Names = { maxAgeMs: 3_600_000, isChecked: false };

async function articlesOf(orders: readonly HistoryOrder[], page: LoaderPage) {
  const numbers = orders.flatMap(({ lines }) => lines.map((line) => line.articleNumber));
  if (numbers.length === 0) return new LineArticles();
  try {
    return await loadLineArticles(numbers, page, NAMES);
  } catch (error) {
    report('articles of orders cannot be loaded for their pictures', { error });
    return new LineArticles();
  }
}

/**
 * Adds to the lines of orders what shows their articles. Lines of articles that are not sold any
 * more stay as they are, as do all while the search does not respond.
 */
export async function withArticles(
  orders: readonly HistoryOrder[],
  page: LoaderPage,
): Promise<HistoryOrder[]> {
  const articles = await articlesOf(orders, page);
  return orders.map((order) => ({
    ...order,
    lines: order.lines.map((line) => {
      const article = articles.get(line.itemNumber);
      if (!article) return line;
      const { imageRatio, slug } = article;
      return { ...line, article: { imageRatio, slug } };
    }),
  }));
}
