import { INDEX_CURRENCIES } from '@/lib/catalog/catalogue/price';
import { createRandom } from '@/packages/garment-pictures/drawing/random';
import type { SeedArticle } from './seed-article';

const DAY_MS = 86_400_000;
const TODAY = Date.UTC(2026, 10, 1);

/**
 * Former prices of an article's SKUs: the strike price until the reduction, and a lower price in an
 * earlier sale.
 */
export function pastPricesOf(article: SeedArticle) {
  const random = createRandom(`history/${article.number}`);
  const saleBegan = TODAY - Math.round(random.between(5, 60)) * DAY_MS;
  // An earlier sale that ended within the 30 days before would lower what the reduction is
  // announced by.
  const daysBetween = random.pick([null, 45, 120]);
  return article.colours.flatMap(({ sizes }) =>
    sizes.flatMap(({ sku, strikePrice }) =>
      INDEX_CURRENCIES.flatMap((currency) => {
        const regular = strikePrice[currency];
        if (regular === undefined) return [];
        const until = (instant: number, price: number) => ({
          sku,
          currency,
          price,
          valid_until: new Date(instant).toISOString(),
        });
        const last = until(saleBegan, regular);
        if (daysBetween === null) return [last];
        const saleEnded = saleBegan - daysBetween * DAY_MS;
        const earlier = Math.round((regular * 0.9) / 100) * 100 - 5;
        return [until(saleEnded - 30 * DAY_MS, regular), until(saleEnded, earlier), last];
      }),
    ),
  );
}
