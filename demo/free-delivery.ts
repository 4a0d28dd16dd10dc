import type { Document } from '@contentful/rich-text-types';
import { formatMoney } from '@/lib/shop/money/format-money';
import type { Language } from '@/lib/shop/page-context/locale';
import { currencyOf } from '@/lib/shop/project/currencies';
import { zoneTo } from './demo-settings';
import { richText } from './rich-text';
import { eachLanguage, inSix, type InSix, type Row } from './words/in-six';

const COUNTRY = 'DE';

/** Minimum value of goods for free delivery within Germany, formatted for a language: `50,00 €`. */
function freeFromIn(language: Language): string {
  const currency = currencyOf(COUNTRY);
  const freeFrom = zoneTo(COUNTRY).freeFrom?.[currency];
  if (freeFrom === undefined) throw new Error('Delivery within Germany is never free.');
  return formatMoney(freeFrom, currency, language);
}

/** Working days of a delivery as the shop promises them: `2–3`. @param territory ISO 3166-1 alpha-2 */
export function deliveryDays(territory: string): string {
  const { from, until } = zoneTo(territory).days;
  return `${from}–${until}`;
}

/** Replaces `{amount}` and `{days}` in a text by the minimum value for free delivery, and its time. */
function withAmount(row: Row): InSix {
  const texts = inSix(row);
  return eachLanguage((language) =>
    texts[language]
      .replace('{amount}', freeFromIn(language))
      .replace('{days}', deliveryDays(COUNTRY)),
  );
}

/** A short promise for headlines and lists of reasons to buy here. */
export const FREE_DELIVERY = withAmount([
  'Versandkostenfrei in Deutschland ab {amount}',
  'Free delivery in Germany from {amount}',
  'Doprava po Německu zdarma od {amount}',
  'Bezpłatna dostawa w Niemczech od {amount}',
  'Gratis bezorging in Duitsland vanaf {amount}',
  'Livraison gratuite en Allemagne dès {amount}',
]);

/** A paragraph in six languages, with `{amount}` and `{days}` of free delivery within Germany. */
export function freeDeliveryParagraph(...row: Row): InSix<Document> {
  const texts = withAmount(row);
  return eachLanguage((language) => richText(texts[language]));
}

/** What delivery within Germany costs and how long it takes, in the information about shipping. */
export const GERMAN_DELIVERY = freeDeliveryParagraph(
  'In Deutschland in {days} Werktagen bei Ihnen, ab {amount} versandkostenfrei.',
  'In Germany within {days} working days, free of charge from {amount}.',
  'V Německu za {days} pracovní dny, zdarma od {amount}.',
  'W Niemczech w ciągu {days} dni roboczych, bezpłatnie od {amount}.',
  'In Duitsland binnen {days} werkdagen, gratis vanaf {amount}.',
  'En Allemagne en {days} jours ouvrés, offerte dès {amount}.',
);
