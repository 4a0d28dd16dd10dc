import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { combinationOf, jacket, soldOut, tie } from '@/lib/catalog/article/combination.fixture';
import type { Combination } from '@/lib/catalog/article/combination';
import { basketFixture } from '@/lib/commerce/basket/basket.fixture';
import { cartOf } from '@/lib/commerce/basket/cart';
import { closeModal, useOpenModal } from '@/lib/browser/modals/modals';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { PageContextProvider } from '@/lib/shop/page-context/page-context-provider';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { CombinationDetail } from './combination-detail';
import { combinationDetailFixtures } from './combination-detail.fixture';

const posted = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const CART = cartOf(basketFixture([]));
/** jsdom lacks Node's `Response.json`. */
const response = (body: unknown, ok = true) => ({ ok, json: async () => body }) as Response;

const page = (loaded: Combination | null) => (
  <MessagesProvider messages={messagesFor('de')}>
    <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
      <PageContextProvider currency="EUR">
        <MediaProvider baseUrl="https://pictures.example">
          <CombinationDetail {...combinationDetailFixtures.default} loaded={loaded} />
        </MediaProvider>
      </PageContextProvider>
    </RouteContextProvider>
  </MessagesProvider>
);
const show = (loaded: Combination) => render(page(loaded));

const size = (title: string) => screen.getByRole('combobox', { name: `Größe: ${title}` });
const choose = (title: string, label: string) => userEvent.selectOptions(size(title), label);
const add = () => userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
const box = () => screen.getByRole('region', { name: 'Die Teile' });
const sum = () => box().textContent?.replaceAll(/\s/g, ' ') ?? '';
const sentBody = () => JSON.parse(String(posted.mock.calls[0]?.[1]?.body)).items;

beforeEach(() => {
  posted.mockReset().mockResolvedValue(response(CART));
  globalThis.fetch = posted;
});
afterEach(() => act(closeModal));

test('SET-01: shows picture, products with sizes and prices, sum, delivery note and button', () => {
  show(combinationOf('outfit'));
  expect(screen.getByRole('heading', { level: 1, name: 'Look für die Stadt' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Bilder' })).toBeVisible();
  const [first] = within(box()).getAllByRole('listitem');
  expect(first).toHaveTextContent('Sakko aus Schurwolle');
  expect(first).toHaveTextContent('Farbe: Petrol');
  expect(within(first!).getByRole('link')).toHaveAttribute(
    'href',
    '/de-de/p/teil/20310000?colorVariant=20310000-168',
  );
  expect(sum()).toContain('Zusammen');
  expect(screen.getByText('Rückgabe in Deutschland kostenlos')).toBeVisible();
});

test('a kit is named and pictured in the colour chosen for its first part', async () => {
  const kit = combinationOf('kit');
  show({ ...kit, article: { ...kit.article, title: 'Anzug: Petrol' } });
  await userEvent.click(screen.getByRole('radio', { name: 'Mittelgrau' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Anzug: Mittelgrau' })).toBeVisible();
  const [picture] = within(screen.getByRole('region', { name: 'Bilder' })).getAllByRole('img');
  expect(picture).toHaveAttribute('alt', 'Teil in Mittelgrau');
  await userEvent.click(screen.getByRole('radio', { name: 'Petrol' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Anzug: Petrol' })).toBeVisible();
});

test('PDP-05: kits and outfits have no information box; a set shows brand and price', () => {
  const { unmount } = show(combinationOf('outfit'));
  expect(screen.queryByText('Selvedge')).toBeNull();
  unmount();
  show(combinationOf('set'));
  expect(screen.getByText('Selvedge')).toBeVisible();
  expect(screen.getAllByText(/279,95/)).toHaveLength(2);
});

test('SET-02: a set without all sizes shows warnings and sends nothing', async () => {
  show(combinationOf('set'));
  await choose('Sakko aus Schurwolle', '60');
  await add();
  expect(screen.getByText('Bitte wählen Sie alle Größen.')).toBeVisible();
  expect(size('Chino')).toHaveFocus();
  expect(size('Chino')).toHaveAccessibleDescription('Bitte wählen Sie alle Größen.');
  expect(size('Sakko aus Schurwolle')).not.toHaveAttribute('aria-invalid');
  expect(posted).not.toHaveBeenCalled();
  await choose('Chino', 'W42/L34');
  expect(screen.queryByText('Bitte wählen Sie alle Größen.')).toBeNull();
});

test('SET-04, SET-05: a set is sent as one entry, and its products cannot be removed', async () => {
  show(combinationOf('set'));
  expect(screen.queryByRole('button', { name: /Weglassen/ })).toBeNull();
  await choose('Sakko aus Schurwolle', '60');
  await choose('Chino', 'W42/L34');
  await add();
  expect(posted.mock.calls[0]?.[0]).toBe('/api/cart/cart/addMultiple?locale=de-de');
  expect(sentBody()).toEqual([
    expect.objectContaining({
      variant: expect.objectContaining({
        selectedSetArticles: ['20310000-168-60', '20310137-134-W42/L34', '20311233-695-allsize'],
      }),
      setItemId: '20325481',
    }),
  ]);
  expect(await screen.findByText(/liegt in Ihrem Warenkorb/)).toHaveTextContent('Set aus Hemd');
  const selected = within(screen.getByRole('list', { name: 'Ausgewählte Teile' }));
  expect(selected.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sakko aus SchurwolleFarbe: PetrolGröße: 60Artikelnummer 20310000',
    'ChinoFarbe: HimmelblauGröße: W42/L34Artikelnummer 20310137',
    'SeidenkrawatteFarbe: AubergineGröße: EinheitsgrößeArtikelnummer 20311233',
  ]);
});

test.each([
  ['set', []],
  ['kit', ['20310000-168-60', '20310137-134-W42/L34', '20311233-695-allsize']],
] as const)('SET-04: the basket modal opens for a %s, as for any article', async (kind, skus) => {
  const combination = combinationOf(kind);
  show(combination);
  await choose('Sakko aus Schurwolle', '60');
  await choose('Chino', 'W42/L34');
  await add();
  const modal = renderHook(() => useOpenModal()).result;
  await waitFor(() => expect(modal.current?.name).toBe('basket'));
  const expected = kind === 'set' ? [combination.article.colours[0].itemnum] : skus;
  expect(modal.current?.parameters).toMatchObject({ skus: expected });
});

test('SET-04: a rejected set opens no modal', async () => {
  posted.mockResolvedValue(response({ code: 'out_of_stock' }, false));
  show(combinationOf('set'));
  await choose('Sakko aus Schurwolle', '60');
  await choose('Chino', 'W42/L34');
  await add();
  await screen.findByText(/^So viele Stücke haben wir nicht mehr/);
  expect(renderHook(() => useOpenModal()).result.current).toBeNull();
});

test('SET-02: a product of an outfit can be removed and restored, which updates the sum', async () => {
  show(combinationOf('outfit'));
  await userEvent.click(screen.getByRole('button', { name: 'Weglassen: Sakko aus Schurwolle' }));
  await userEvent.click(screen.getByRole('button', { name: 'Weglassen: Chino' }));
  expect(screen.queryByRole('combobox', { name: 'Größe: Chino' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Wieder dazunehmen: Chino' }));
  await choose('Chino', 'W42/L34');
  expect(sum()).toContain('Zusammen149,90 €');
  await add();
  expect(sentBody().map(({ variant }: { variant: { sku: string } }) => variant.sku)).toEqual([
    '20310137-134-W42/L34',
    '20311233-695-allsize',
  ]);
});

test('SET-03: another colour of a kit keeps the size only if it is available', async () => {
  show(combinationOf('kit'));
  await choose('Sakko aus Schurwolle', '60');
  const colours = within(screen.getByRole('group', { name: 'Farbe: Sakko aus Schurwolle' }));
  await userEvent.click(colours.getByRole('radio', { name: 'Mittelgrau' }));
  expect(size('Sakko aus Schurwolle')).toHaveDisplayValue('60');
  await userEvent.click(colours.getByRole('radio', { name: 'Petrol' }));
  await choose('Sakko aus Schurwolle', '62');
  await userEvent.click(colours.getByRole('radio', { name: 'Mittelgrau' }));
  expect(size('Sakko aus Schurwolle')).toHaveDisplayValue('Größe wählen');
});

test('PDP-10: sold-out sizes are disabled and labelled', () => {
  show(combinationOf('outfit'));
  expect(screen.getByRole('option', { name: '64, ausverkauft' })).toBeDisabled();
});

test('a set with a sold-out product cannot be ordered; an outfit can, without that product', () => {
  const { unmount } = show(combinationOf('set', { parts: [jacket, soldOut(tie)] }));
  expect(screen.getByRole('button', { name: 'Ausverkauft' })).toBeDisabled();
  expect(screen.getByText(/das Set im Moment nicht bestellen/)).toBeVisible();
  unmount();
  show(combinationOf('outfit', { parts: [jacket, soldOut(tie)] }));
  expect(screen.getByRole('button', { name: 'In den Warenkorb' })).toBeEnabled();
  expect(screen.queryByRole('combobox', { name: 'Größe: Seidenkrawatte' })).toBeNull();
});

test('a rejection shows a message, which the next choice removes', async () => {
  posted.mockResolvedValue(response({ code: 'out_of_stock' }, false));
  show(combinationOf('outfit', { parts: [tie] }));
  await add();
  await waitFor(() => expect(screen.getByText(/So viele Stücke haben wir nicht/)).toBeVisible());
  await choose('Seidenkrawatte', 'Größe wählen');
  expect(screen.queryByText(/So viele Stücke haben wir nicht/)).toBeNull();
});

describe('without JavaScript', () => {
  const formOf = (combination: Combination) => {
    const html = renderToString(page(combination));
    const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
    return form!; // the box has one
  };

  test('SET-04: the form posts the set and a required size for each of its products', () => {
    const form = formOf(combinationOf('set'));
    expect(form.getAttribute('action')).toBe('/api/cart/cart/addMultiple');
    expect(form.noValidate).toBe(false);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      locale: 'de-de',
      setItemId: '20325481-168',
      'sku-1': '',
      'sku-2': '',
      'sku-3': '20311233-695-allsize',
    });
    expect([...form.querySelectorAll('select')].every(({ required }) => required)).toBe(true);
  });

  test('sizes of an outfit are optional, and a kit offers those of every colour', () => {
    const outfit = formOf(combinationOf('outfit'));
    expect([...outfit.querySelectorAll('select')].some(({ required }) => required)).toBe(false);
    expect(outfit.textContent).toContain('Teile ohne gewählte Größe');
    const kit = formOf(combinationOf('kit'));
    const groups = [...kit.querySelectorAll('optgroup')].map(({ label }) => label);
    expect(groups).toEqual(['Petrol', 'Mittelgrau']);
  });
});

test('reports a combination that cannot be loaded', () => {
  render(page(null));
  expect(screen.getByText(/kann gerade nicht angezeigt werden/)).toBeVisible();
});
