import { render, screen, within } from '@testing-library/react';
import type { BlockProps } from '@/lib/cms/content/block';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import type { Language } from '@/lib/shop/page-context/locale';
import type { Currency } from '@/lib/shop/project/currencies';
import { PageContextProvider } from '@/lib/shop/page-context/page-context-provider';
import { ProductTeaserPrice } from './product-teaser-price';
import { productTeaserPriceFixtures } from './product-teaser-price.fixture';

const show = (
  props: BlockProps<'productTeaserPrice'>,
  currency: Currency = 'EUR',
  language: Language = 'de',
) =>
  render(
    <MessagesProvider messages={messagesFor(language)}>
      <PageContextProvider currency={currency}>
        <MediaProvider baseUrl="https://pictures.example">
          <ProductTeaserPrice {...props} />
        </MediaProvider>
      </PageContextProvider>
    </MessagesProvider>,
  );

const { default: plain, minimal, maximal, article } = productTeaserPriceFixtures;
/** Replaces no-break spaces by spaces. */
const teaser = () =>
  (screen.getByRole('article').textContent ?? '').replace(/[\u00a0\u202f]/g, ' ');
const struckOut = () => screen.queryByText(/./, { selector: 's' });

test('BLK-11: shows picture, label texts, price, strike price and link', () => {
  show(plain);
  const article = screen.getByRole('article', { name: 'Mantel aus Doppelgewebe' });
  expect(teaser()).toContain('Aktueller Preis: 399,95 €');
  expect(teaser()).toContain('Regulärer Preis: 499,95 €');
  expect(struckOut()).toHaveTextContent('499,95');
  expect(teaser()).toContain('Niedrigster Preis der letzten 30 Tage');
  const links = within(article).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/de-de/maentel',
    '/de-de/maentel',
  ]);
});

test('BLK-11: shows one or two values of several articles with “from” and “up to”', () => {
  show(maximal);
  expect(teaser()).toContain('ab 899,50 €');
  expect(teaser()).toContain('bis zu −30 %');
  expect(struckOut()).toHaveTextContent('1.299,00');
});

test('BLK-11: a percentage alone does not strike the regular price', () => {
  const values = [{ id: 'off', value: '20', isPercentage: true, hasMultipleValues: false }];
  const prices = [{ id: 'eur', sourceValue: '50', values }];
  show({ ...minimal, fields: { ...minimal.fields, prices } });
  expect(teaser()).toContain('−20 %');
  expect(teaser()).toContain('50,00 €');
  expect(struckOut()).toBeNull();
});

test('BLK-11: shows only the regular price without values', () => {
  show(minimal);
  expect(teaser()).toBe('Regulärer Preis: 499,95 €');
  expect(struckOut()).toBeNull();
});

test('BLK-11: shows the first of several prices for a country', () => {
  show(maximal);
  expect(teaser()).not.toContain('77,00 €');
});

test.each([
  ['PLN', 'pl', '499,95 zł'],
  ['CZK', 'cs', '499,95 Kč'],
  ['USD', 'en', '$499.95'],
] as const)('ENT-11: prices for the page’s country are in %s', (currency, language, amount) => {
  show(minimal, currency, language);
  expect(teaser()).toContain(amount);
});

test('BLK-11, IMG-01: shows the article’s picture if the editor chose none', () => {
  show(article);
  const picture = screen.getByRole('img', { name: 'Hemd aus Popeline' });
  expect(picture).toHaveAttribute('src', 'https://pictures.example/p/20310000/1_600.jpg');
  expect(screen.getByRole('link', { name: 'Hemd aus Popeline' })).toContainElement(picture);
});

test('CMS-10: omits an article’s picture without a description, but not the teaser', () => {
  show({ ...article, fields: { ...article.fields, labelTexts: [] } });
  expect(screen.queryByRole('img')).toBeNull();
  expect(teaser()).toContain('499,95 €');
});
