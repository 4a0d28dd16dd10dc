import { zoneTo } from './demo-settings';
import { formatMoney } from '@/lib/shop/money/format-money';
import { isLanguage, type Language } from '@/lib/shop/page-context/locale';
import { demoContent } from './demo-content';

const { entries } = demoContent(new Date('2026-11-20T09:30:00Z'));

const FREE = /kostenlos|kostenfrei|gratis|\bfree\b|zdarma|bezpłatn|darmow|gratuit|\bofferte?s?\b/i;
const DELIVERY =
  /versand|liefer|deliver|shipping|doprav|doruč|dostaw|wysyłk|bezorg|verzend|livraison/i;
const NOTHING = /\b(nichts|nothing|nic|niets|rien)\b/i;
const GERMANY = /deutschland|germany|německ|niem(iec|cz)|duitsland|allemagne/i;
/** Words for refunds, which also mention delivery costs. */
const REFUND = /erstatten|refund|vrátíme|vracíme|zwracamy|terugbetal|betalen .* terug|rembours/i;

const isPromise = (sentence: string) =>
  !REFUND.test(sentence) &&
  ((FREE.test(sentence) && (DELIVERY.test(sentence) || GERMANY.test(sentence))) ||
    (NOTHING.test(sentence) && GERMANY.test(sentence)));

/** All texts in a stored value, including rich text but not the names of its nodes. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'nodeType' || name === 'uri' ? [] : textsIn(inner),
  );
}

const promises = entries.flatMap(({ id, fields }) =>
  Object.entries(fields).flatMap(([name, inLocales]) =>
    Object.entries(inLocales).flatMap(([language, value]) =>
      textsIn(value)
        .flatMap((text) => text.split(/(?<=[.!?])\s+/))
        .filter(isPromise)
        .map((sentence) => ({ at: `${id}.${name}`, language, sentence })),
    ),
  ),
);

const amountIn = (language: Language) =>
  formatMoney(zoneTo('DE').freeFrom?.EUR ?? Number.NaN, 'EUR', language);

test('a text that promises free delivery states the minimum value of goods', () => {
  const unconditional = promises.filter(
    ({ language, sentence }) => !isLanguage(language) || !sentence.includes(amountIn(language)),
  );
  expect(unconditional).toEqual([]);
});

test('free delivery is promised in every language', () => {
  expect(new Set(promises.map(({ language }) => language)).size).toBe(6);
  expect(promises.length).toBeGreaterThanOrEqual(36);
});
