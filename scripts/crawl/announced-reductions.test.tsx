/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Price } from '@/components/product/price/price';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { formatMoney } from '@/lib/shop/money/format-money';
import { PageContextProvider } from '@/lib/shop/page-context/page-context-provider';
import { unlawfulReductions, type Reductions } from './announced-reductions';

const written = (props: Parameters<typeof Price>[0]) =>
  renderToString(
    <MessagesProvider messages={messagesFor('de')}>
      <PageContextProvider currency="EUR">
        <Price {...props} />
      </PageContextProvider>
    </MessagesProvider>,
  );
const euros = (amount: number) => formatMoney(amount, 'EUR', 'de');
const LAWFUL: Reductions = new Map([[euros(89_95), new Set([euros(69_95)])]]);

test('TIL-07: the crawl accepts a reduction that the history of prices bears', () => {
  const html =
    written({ price: 69_95, strikePrice: 89_95 }) +
    written({ price: 69_95, strikePrice: 89_95, isFrom: true }) +
    written({ price: 99_95 });
  expect(unlawfulReductions(html, LAWFUL)).toEqual([]);
});

test('TIL-07: the crawl names a reduction that is compared with another price', () => {
  const html =
    written({ price: 99_95 }) +
    written({ price: 69_95, strikePrice: 99_95 }) +
    written({ price: 59_95, strikePrice: 89_95 });
  expect(unlawfulReductions(html, LAWFUL)).toEqual([
    `${euros(69_95)} instead of ${euros(99_95)}`,
    `${euros(59_95)} instead of ${euros(89_95)}`,
  ]);
});
