import { textElement } from '@/cms-schema/content-types/parts';
import {
  priceByCountry,
  productTeaserPrice,
  teaserValue,
} from '@/cms-schema/content-types/product-teaser-price';
import { entry, part, type InLanguages, type SeedEntry } from '@/demo/seed-entry';
import { LOWEST_OF_30_DAYS } from '@/demo/showcase/article-blocks';

/** Countries in which the shops sell in euros. */
const EURO_COUNTRIES =
  'DE;AT;NL;FR;BE;BG;CY;DK;EE;ES;FI;GR;HR;HU;IE;IT;LT;LU;LV;MT;PT;RO;SE;SI;SK;GB;NO';

const COUNTRIES = { EUR: EURO_COUNTRIES, CZK: 'CZ', PLN: 'PL', USD: 'US;CA', CHF: 'CH' };

/** Regular price, and the current price if it is lower; a test compares them with the catalogue. */
type Price = string | readonly [regular: string, now: string];

interface ArticleTeaser {
  /** Article whose picture is shown, because the teaser has none of its own. */
  articleNumber: string;
  articleRatio?: '3:4' | '1:2';
  kicker: InLanguages<string>;
  headline: InLanguages<string>;
  body: InLanguages<string>;
  prices: Partial<Record<keyof typeof COUNTRIES, Price>>;
  link: string;
  linkLabel: InLanguages<string>;
  position?: 'start' | 'end';
}

function pricePart(currency: string, price: Price) {
  const [sourceValue, now] = typeof price === 'string' ? [price] : price;
  return part(priceByCountry, {
    // The keys of `prices` are those of COUNTRIES.
    countries: COUNTRIES[currency as 'EUR'],
    sourceValue,
    ...(now && { values: [part(teaserValue, { value: now })] }),
  });
}

/** A teaser for one article of the catalogue, with the article's own picture. */
export function articleTeaser(id: string, teaser: ArticleTeaser): SeedEntry {
  const { kicker, headline, body, prices, ...own } = teaser;
  const isReduced = Object.values(prices).some((price) => typeof price !== 'string');
  return entry(productTeaserPrice, id, {
    ...own,
    title: `${id.slice(0, 3).toUpperCase()} ${headline.de}`,
    labelTexts: [
      part(textElement, { look: 'kicker', text: kicker }),
      part(textElement, { look: 'headline', text: headline }),
      part(textElement, { text: body }),
    ],
    prices: Object.entries(prices).map(([currency, price]) => pricePart(currency, price)),
    ...(isReduced && { reference: LOWEST_OF_30_DAYS }),
  });
}
