import { INDEX_CURRENCIES } from '@/lib/catalogue/price';
import { createRandom } from '@/services/media/drawing/random';
import { minPrice } from './combination-article';
import type { SeedArticle } from './seed-article';

const DAY_MS = 86_400_000;
const TODAY = Date.UTC(2026, 10, 1);

/** What a colour cost before: its strike price until it was reduced, less in an earlier sale. */
export function priceHistoryOf(article: SeedArticle) {
  const random = createRandom(`history/${article.number}`);
  return article.colours.flatMap((colour) => {
    const [first] = colour.sizes;
    if (!first) return [];
    const now = minPrice({ ...article, colours: [colour] });
    const saleBegan = TODAY - Math.round(random.between(5, 60)) * DAY_MS;
    const online = Math.min(article.onlineSince * 1000, saleBegan - 200 * DAY_MS);
    const hadSale = random.next() < 0.5;
    return INDEX_CURRENCIES.flatMap((currency) => {
      const price = now[currency];
      if (price === undefined) return [];
      const regular = first.strikePrice[currency] ?? price;
      const at = (instant: number, amount: number) => ({
        item_number: colour.itemnum,
        currency,
        price: amount,
        valid_from: new Date(instant).toISOString(),
      });
      const earlier = Math.round((regular * 0.8) / 100) * 100 - 5;
      return [
        at(online, regular),
        ...(hadSale ? [at(saleBegan - 150 * DAY_MS, earlier)] : []),
        ...(hadSale ? [at(saleBegan - 120 * DAY_MS, regular)] : []),
        ...(price < regular ? [at(saleBegan, price)] : []),
      ];
    });
  });
}
