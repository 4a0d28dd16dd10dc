import { render, screen } from '@testing-library/react';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import type { Language } from '@/lib/shop/page-context/locale';
import type { Currency } from '@/lib/shop/project/currencies';
import { PageContextProvider } from '@/lib/shop/page-context/page-context-provider';
import { Price } from './price';

function show(
  props: Parameters<typeof Price>[0],
  [language, currency]: [Language, Currency] = ['de', 'EUR'],
) {
  render(
    <MessagesProvider messages={messagesFor(language)}>
      <PageContextProvider currency={currency}>
        <Price {...props} />
      </PageContextProvider>
    </MessagesProvider>,
  );
  return screen.getByRole('paragraph');
}

const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

test('TIL-07: a single price has no further text', () => {
  expect(plain(show({ price: 12_995 }))).toBe('129,95 €');
});

test('TIL-07: a reduced price shows the lowest price of the 30 days before, named so, and the saving', () => {
  const price = show({ price: 9_995, strikePrice: 14_995 });
  expect(plain(price)).toBe(
    'Aktueller Preis: 99,95 €Niedrigster Preis der 30 Tage davor149,95 €−33 %',
  );
  expect(screen.getByText(/149,95/).tagName).toBe('S');
  expect(screen.getByText('Niedrigster Preis der 30 Tage davor')).not.toHaveClass(
    'visually-hidden',
  );
});

test('TIL-07: a strike price that is not higher is left out', () => {
  expect(plain(show({ price: 9_995, strikePrice: 9_995 }))).toBe('99,95 €');
});

test('TIL-07: an unknown price is shown as dashes', () => {
  expect(plain(show({ price: null, strikePrice: 9_995 }))).toBe('--- €');
});

test('a price is formatted for its language and currency', () => {
  expect(plain(show({ price: 129_900, isFrom: true }, ['pl', 'PLN']))).toBe('od 1299,00 zł');
});
