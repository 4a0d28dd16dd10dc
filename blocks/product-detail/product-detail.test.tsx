import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import {
  detailColour,
  detailOf,
  detailSize,
  productDetailFixtures,
} from './product-detail.fixture';
import { DetailShown, showDetail } from './show-detail.fixture';

const { voucher, combination, soldOut, maximal } = productDetailFixtures;
const size = (name: string) => screen.getByRole('radio', { name });
const quantities = () =>
  within(screen.getByRole('combobox', { name: 'Menge' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

beforeEach(() => history.replaceState(null, '', '/de-de/p/leinenhemd-mit-kentkragen/20310000'));

test('PDP-02: pictures, brand, title, price, colours, sizes, quantity and the button are there', () => {
  showDetail(detailOf());
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('Harbour Lane Leinenhemd mit Kentkragen');
  const gallery = within(screen.getByRole('region', { name: 'Bilder' }));
  const [first] = gallery.getAllByRole('img');
  expect(first).toHaveAccessibleName('Leinenhemd mit Kentkragen, Himmelblau');
  expect(first).toHaveAttribute('loading', 'eager');
  expect(gallery.getAllByRole('link')).toHaveLength(4);
  expect(
    screen.getByText('ab 69,95 €', { normalizer: (text) => text.replace(/\s/g, ' ') }),
  ).toBeVisible();
  expect(screen.getByRole('region', { name: 'Farbe' })).toHaveTextContent('Farbe: Himmelblau');
  expect(size('3XL')).toBeEnabled();
  expect(screen.getByRole('combobox', { name: 'Menge' })).toHaveValue('1');
  expect(screen.getByRole('button', { name: 'In den Warenkorb' })).toBeEnabled();
});

test('without JavaScript the form posts SKU, quantity and locale, and colours are addresses', () => {
  const html = renderToString(<DetailShown article={detailOf()} />);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const form = page.querySelector('form');
  expect(form?.getAttribute('method')).toBe('post');
  expect(form?.getAttribute('action')).toBe('/api/cart/cart/add');
  expect(form?.noValidate).toBe(false);
  const names = [...(form?.elements ?? [])].map((element) => element.getAttribute('name'));
  expect(new Set(names)).toEqual(new Set(['locale', 'sku', 'count', null]));
  const white = [...page.links].find((link) => link.title === 'Weiß');
  expect(white?.getAttribute('href')).toBe(
    '/de-de/p/leinenhemd-mit-kentkragen/20310000?colorVariant=20310000-100',
  );
});

test('PDP-07: a voucher shows neither colour nor size, and goes into the basket as it is', () => {
  showDetail(voucher.loaded);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByText(/^Farbe:/)).toBeNull();
  expect(document.querySelector('input[name=sku]')).toHaveValue('20310000-312-50');
  expect(screen.getByRole('button', { name: 'In den Warenkorb' })).toBeEnabled();
});

test('PDP-10: a sold-out size is crossed and cannot be chosen', () => {
  showDetail(detailOf());
  expect(size('4XL, ausverkauft')).toBeDisabled();
  expect(screen.getByText('4XL').tagName).toBe('S');
});

test('PDP-10: sizes stand together by whom they fit', () => {
  showDetail(maximal.loaded);
  const tall = within(screen.getByRole('group', { name: 'Größe: Lang' }));
  expect(tall.getAllByRole('radio')).toHaveLength(3);
  expect(screen.getByRole('group', { name: 'Größe: Normal' })).toBeVisible();
});

test('PDP-11: a single size is chosen from the start', () => {
  showDetail(detailOf({ colours: [detailColour({ sizes: [detailSize('one', '52')] })] }));
  expect(size('52')).toBeChecked();
});

test('PDP-12: another colour keeps the size, starts the quantity again and writes the address', async () => {
  showDetail(detailOf());
  await userEvent.click(size('3XL'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Menge' }), '5');
  await userEvent.click(screen.getByRole('link', { name: 'Weiß' }));
  expect(screen.getByText('Farbe: Weiß')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Weiß' })).toHaveAttribute('aria-current', 'true');
  expect(size('3XL')).toBeChecked();
  expect(quantities()).toEqual(['1', '2', '3']);
  expect(screen.getByRole('combobox', { name: 'Menge' })).toHaveValue('1');
  expect(location.search).toBe('?colorVariant=20310000-100&size=3XL&sizeType=standard');
});

test('PDP-12: a size that the new colour does not have is chosen no more', async () => {
  showDetail(detailOf());
  await userEvent.click(size('5XL'));
  await userEvent.click(screen.getByRole('link', { name: 'Weiß' }));
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(location.search).toBe('?colorVariant=20310000-100');
});

test('PDP-13, PDP-14: a size brings its price and its quantities, and starts at one', async () => {
  showDetail(detailOf());
  await userEvent.click(size('5XL'));
  expect(screen.getByText(/^74,95/)).toBeVisible();
  expect(quantities()).toHaveLength(20);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Menge' }), '9');
  await userEvent.click(size('3XL'));
  expect(quantities()).toHaveLength(7);
  expect(screen.getByRole('combobox', { name: 'Menge' })).toHaveValue('1');
});

test('PDP-05: an outfit shows its parts, each with a way to its page, and no form', () => {
  showDetail(combination.loaded);
  const parts = within(screen.getByRole('region', { name: 'Dazu gehört' }));
  expect(parts.getByRole('link', { name: 'Leinenhose' })).toHaveAttribute(
    'href',
    '/de-de/p/leinen/20310001',
  );
  expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
});

test('PDP-10: an article without any size left says so in its button', () => {
  showDetail(soldOut.loaded);
  expect(screen.getByRole('button', { name: 'Ausverkauft' })).toBeDisabled();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('PDP-21: care instructions stand in words beside their symbols', () => {
  showDetail(detailOf());
  const care = within(screen.getByRole('region', { name: 'Pflege' }));
  expect(care.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Pflegeleicht 40 °C'),
    expect.stringContaining('Nicht in den Trockner'),
  ]);
});

test('search engines are told price and stock of each size, and no text ends the script', () => {
  showDetail(detailOf({ title: 'Hemd</script><b>' }));
  const script = document.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
  expect(script).not.toContain('</script>');
  const product = JSON.parse(script);
  expect(product).toMatchObject({ '@type': 'Product', name: 'Hemd</script><b>' });
  expect(product.offers.map((offer: { availability: string }) => offer.availability)).toEqual([
    'https://schema.org/InStock',
    'https://schema.org/OutOfStock',
    'https://schema.org/InStock',
  ]);
});
