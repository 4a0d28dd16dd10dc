import { act, fireEvent, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { storeSizeFilter } from '@/lib/catalog/catalogue/stored-size-filter';
import { formatSizeString } from '@/lib/catalog/catalogue/size-string';
import { lastSeen } from '@/lib/catalog/last-seen/last-seen';
import { closeModal, useOpenModal } from '@/lib/browser/modals/modals';
import { detailColour, detailOf, detailSize } from '@/lib/catalog/article/article-detail.fixture';
import { productDetailFixtures } from './product-detail.fixture';
import { DetailShown, showDetail } from './show-detail.fixture';

const { voucher, combination, soldOut, maximal } = productDetailFixtures;
const size = (name: string) => screen.getByRole('radio', { name });
const soldOutSize = (label: string) => screen.getByRole('link', { name: `${label}, ausverkauft` });
const sizeString = (sizeOnLabel: string) =>
  formatSizeString({ bodyType: 'normal', sizeType: 'standard', hasStock: true, sizeOnLabel });
const quantities = () =>
  within(screen.getByRole('combobox', { name: 'Menge' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/de-de/p/leinenhemd-mit-kentkragen/20310000');
});

test('PDP-02: shows pictures, brand, title, price, colours, sizes, quantity and the button', () => {
  showDetail(detailOf());
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveAccessibleName('Harbour Lane Leinenhemd mit Kentkragen');
  expect(within(heading).getByRole('img', { name: 'Harbour Lane' })).toHaveAttribute(
    'src',
    'https://pictures.example/b/harbour-lane_300.jpg',
  );
  const gallery = within(screen.getByRole('region', { name: 'Bilder' }));
  const [first] = gallery.getAllByRole('img');
  expect(first).toHaveAccessibleName('Leinenhemd mit Kentkragen, Himmelblau');
  expect(first).toHaveAttribute('loading', 'eager');
  expect(gallery.getAllByRole('link', { name: /^Bild vergrößern/ })).toHaveLength(4);
  expect(
    screen.getByText('ab 69,95 €', { normalizer: (text) => text.replace(/\s/g, ' ') }),
  ).toBeVisible();
  expect(screen.getByRole('region', { name: 'Farbe' })).toHaveTextContent('Farbe: Himmelblau');
  expect(size('3XL')).toBeEnabled();
  expect(screen.getByRole('combobox', { name: 'Menge' })).toHaveValue('1');
  expect(screen.getByRole('button', { name: 'In den Warenkorb' })).toBeEnabled();
});

test('without JavaScript the form posts SKU, quantity and locale, and colours are links', () => {
  const html = renderToString(<DetailShown article={detailOf()} />);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const form = page.querySelector('form');
  expect(form?.getAttribute('method')).toBe('post');
  expect(form?.getAttribute('action')).toBe('/api/cart/cart/add');
  expect(form?.noValidate).toBe(false);
  const names = [...(form?.elements ?? [])].map((element) => element.getAttribute('name'));
  // The wishlist button sends numbers; `type` is the value of the button to the stores.
  const sent = ['locale', 'sku', 'count', 'objectId', 'itemNumber', 'type'];
  expect(new Set(names)).toEqual(new Set([...sent, null]));
  const white = [...page.links].find((link) => link.title === 'Weiß');
  expect(white?.getAttribute('href')).toBe(
    '/de-de/p/leinenhemd-mit-kentkragen/20310000?colorVariant=20310000-100',
  );
});

test('PDP-07: a voucher has neither colour nor size, and can be added at once', () => {
  showDetail(voucher.loaded);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByText(/^Farbe:/)).toBeNull();
  expect(document.querySelector('input[name=sku]')).toHaveValue('20310000-312-50');
  expect(screen.getByRole('button', { name: 'In den Warenkorb' })).toBeEnabled();
});

test('PDP-10: a sold-out size is crossed out and cannot be selected', () => {
  showDetail(detailOf());
  expect(screen.queryByRole('radio', { name: /4XL/ })).toBeNull();
  expect(soldOutSize('4XL').querySelector('s')).toHaveTextContent('4XL');
});

test('PDP-10: a size available only in another colour is crossed out, and no tile moves', async () => {
  const tiles = () =>
    within(screen.getByRole('group', { name: 'Größe' }))
      .getAllByText(/^[345]XL$/)
      .map(({ textContent }) => textContent);
  showDetail(detailOf());
  const before = tiles();
  await userEvent.click(screen.getByRole('link', { name: 'Weiß' }));
  expect(tiles()).toEqual(before);
  expect(soldOutSize('4XL')).toHaveAttribute('data-sold-out');
});

test('PDP-20: a sold-out size opens a modal with the colours that have it', async () => {
  showDetail(detailOf({ similar: ['20310007'] }));
  const modal = renderHook(() => useOpenModal()).result;
  await userEvent.click(screen.getByRole('link', { name: 'Weiß' }));
  await userEvent.click(soldOutSize('5XL'));
  expect(modal.current).toMatchObject({
    name: 'soldOut',
    parameters: {
      itemNumber: '20310000-100',
      colour: 'Weiß',
      label: '5XL',
      similar: ['20310007'],
      otherColours: [
        {
          name: 'Himmelblau',
          href: expect.stringMatching(/colorVariant=20310000-312&size=5XL&sizeType=standard$/),
        },
      ],
    },
  });
  act(closeModal);
});

test('PDP-20: a sold-out size in the address is reported on the page', () => {
  history.replaceState(null, '', '?colorVariant=20310000-100&size=5XL&sizeType=standard');
  showDetail(detailOf());
  expect(screen.getByText(/in Weiß, Größe 5XL, ist leider ausverkauft/)).toBeVisible();
  const [inSize] = screen
    .getAllByRole('link', { name: 'Himmelblau' })
    .filter((link) => link.getAttribute('href')?.includes('size=5XL'));
  expect(inSize).toBeVisible();
});

test('PDP-11: selects the size by which a list was filtered, if exactly one matches', () => {
  storeSizeFilter([sizeString('3XL')]);
  showDetail(detailOf());
  expect(size('3XL')).toBeChecked();
});

test.each([
  ['two of them fit', ['3XL', '5XL'], true],
  ['none of them exists', ['9XL'], false],
])('PDP-11: selects nothing when %s, and forgets missing sizes', (_, labels, isKept) => {
  storeSizeFilter(labels.map(sizeString));
  showDetail(detailOf());
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(localStorage.getItem('storage_sizeFilter') !== null).toBe(isKept);
});

test('PDP-16: tall=1 limits the page to tall sizes and their colours', () => {
  history.replaceState(null, '', '?tall=1');
  const [tall, short] = maximal.loaded.colours;
  showDetail(detailOf({ colours: [{ ...tall, hasTallSizes: true }, short ?? tall] }));
  expect(screen.getAllByRole('radio').map((each) => each.getAttribute('value'))).toEqual(
    ['LT', 'XLT', 'XXLT'].map((label) => `20310000-312-${label}`),
  );
  expect(screen.queryByRole('link', { name: 'Weiß' })).toBeNull();
});

test('shows sizes in another system on demand, with the label below', async () => {
  const shoe = detailSize('20310000-312-46', '46', {
    sizeType: 'shoe',
    values: { eu: '46', uk: '11.5' },
  });
  showDetail(detailOf({ colours: [detailColour({ sizes: [shoe] })] }));
  await userEvent.click(screen.getByRole('radio', { name: 'UK' }));
  expect(screen.getByRole('radio', { name: '11.5 46' })).toBeChecked();
});

test('PDP-10: groups sizes by build', () => {
  showDetail(maximal.loaded);
  const tall = within(screen.getByRole('group', { name: 'Größe: Lang' }));
  expect(tall.getAllByRole('radio')).toHaveLength(3);
  expect(screen.getByRole('group', { name: 'Größe: Normal' })).toBeVisible();
});

test('PDP-11: preselects a single size', () => {
  showDetail(detailOf({ colours: [detailColour({ sizes: [detailSize('one', '52')] })] }));
  expect(size('52')).toBeChecked();
});

test('PDP-12: another colour keeps the size, resets the quantity and updates the address', async () => {
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

test('PDP-12: deselects a size that the new colour lacks', async () => {
  showDetail(detailOf());
  await userEvent.click(size('5XL'));
  await userEvent.click(screen.getByRole('link', { name: 'Weiß' }));
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(location.search).toBe('?colorVariant=20310000-100');
});

test('PDP-13, PDP-14: selecting a size shows its price and quantities, and resets the quantity to one', async () => {
  showDetail(detailOf());
  await userEvent.click(size('5XL'));
  expect(screen.getByText(/^74,95/)).toBeVisible();
  expect(quantities()).toHaveLength(20);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Menge' }), '9');
  await userEvent.click(size('3XL'));
  expect(quantities()).toHaveLength(7);
  expect(screen.getByRole('combobox', { name: 'Menge' })).toHaveValue('1');
});

test('PDP-05: an outfit shows its parts with links to their pages, and no form', () => {
  showDetail(combination.loaded);
  const parts = within(screen.getByRole('region', { name: 'Dazu gehört' }));
  expect(parts.getByRole('link', { name: 'Leinenhose' })).toHaveAttribute(
    'href',
    '/de-de/p/leinen/20310001',
  );
  expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
});

test('PDP-10: the button reports an article without any size in stock', () => {
  showDetail(soldOut.loaded);
  expect(screen.getByRole('button', { name: 'Ausverkauft' })).toBeDisabled();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('PDP-02: shows a reduced price beside the lowest price of 30 days', () => {
  const reduced = detailColour({
    sizes: [detailSize('20310000-312-3XL', '3XL', { price: 59_95, strikePrice: 79_95 })],
  });
  showDetail(detailOf({ colours: [reduced] }));
  expect(screen.getByText(/^79,95/)).toBeVisible();
});

test('GEN-04, PDP-02: shows ratings below the title, with a link to the reviews', () => {
  const ratings = { average: 4.38, count: 37, reviews: [], fit: null, recommendedFit: null };
  showDetail(detailOf({ ratings }));
  const link = screen.getByRole('link', { name: '4,4 von 5 Sternen Bewertungen: 37' });
  expect(link).toHaveAttribute('href', '#ratings');
});

test('GEN-05: a shop without a wishlist has no wishlist button', () => {
  const { unmount } = showDetail(detailOf());
  expect(screen.getByRole('button', { name: /^Merken/ })).toBeVisible();
  unmount();
  showDetail(detailOf(), 'eck');
  expect(screen.queryByRole('button', { name: /^Merken/ })).toBeNull();
});

test('TIL-05: an outfit has no wishlist button', () => {
  showDetail({ ...detailOf(), productType: 'outfit' });
  expect(screen.queryByRole('button', { name: /^Merken/ })).toBeNull();
});

test('CST-04: shows cost and time of delivery to the page’s country and free returns below the button', () => {
  showDetail(detailOf());
  const lines = screen.getByText('Rückgabe kostenlos').closest('ul');
  expect(lines).toHaveTextContent('Versand (Deutschland): kostenlos');
  expect(lines).toHaveTextContent('Lieferzeit: 2 bis 3 Werktage');
});

test('PDP-22: the quantity starts at 1, and the article is stored as seen', () => {
  showDetail(detailOf());
  expect(screen.getByRole('combobox', { name: 'Menge' })).toHaveValue('1');
  expect(lastSeen()).toEqual(['20310000']);
});

test('PDP-10: the last pieces of the chosen size are said in words, and only those', () => {
  const colour = detailColour({
    sizes: [
      detailSize('20310000-312-3XL', '3XL', { most: 2 }),
      detailSize('20310000-312-4XL', '4XL'),
    ],
  });
  showDetail(detailOf({ colours: [colour] }));
  expect(screen.queryByText(/^Nur noch/)).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: '3XL' }));
  expect(screen.getByText('Nur noch 2 Stück in dieser Größe')).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: '4XL' }));
  expect(screen.queryByText(/^Nur noch/)).toBeNull();
});
