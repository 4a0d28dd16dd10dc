import { GERMAN_RATE } from '@/lib/shop/settings/shipping.fixture';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { basketOf } from '@/lib/commerce/basket/basket';
import { cartOf } from '@/lib/commerce/basket/cart';
import { basketCount } from '@/lib/commerce/basket/use-basket-count';
import { detailOf } from '@/lib/catalog/article/article-detail.fixture';
import { showDetail } from './show-detail.fixture';

const posted = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const EMPTY = cartOf(
  basketOf(
    { lines: [] },
    { territory: 'DE', currency: 'EUR', vatRate: 190, shippingRate: GERMAN_RATE },
  ),
);
const FULL = { ...EMPTY, basket: { ...EMPTY.basket, count: 2 } };

/** jsdom lacks Node's `Response.json`. */
const response = (body: unknown, ok = true) => ({ ok, json: async () => body }) as Response;
const button = () => screen.getByRole('button', { name: 'In den Warenkorb' });
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

beforeEach(() => {
  posted.mockReset().mockResolvedValue(response(FULL));
  globalThis.fetch = posted;
  history.replaceState(null, '', '/de-de/p/leinenhemd-mit-kentkragen/20310000');
  document.cookie = 'visitor=; Max-Age=0';
  showDetail(detailOf());
});

test('BSK-01, PDP-19: without a size no request is sent, and the sizes show a warning', async () => {
  await userEvent.click(button());
  expect(screen.getByText('Bitte wählen Sie Ihre Größe.')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Größe' })).toHaveAccessibleDescription(
    'Bitte wählen Sie Ihre Größe.',
  );
  expect(screen.getByRole('radio', { name: '3XL' })).toHaveFocus();
  expect(posted).not.toHaveBeenCalled();
});

test.each([
  ['PDP-13: a size', () => choose('3XL')],
  ['PDP-12: a colour', () => userEvent.click(screen.getByRole('link', { name: 'Weiß' }))],
])('%s removes the warning', async (_, act) => {
  await userEvent.click(button());
  await act();
  expect(screen.queryByText('Bitte wählen Sie Ihre Größe.')).toBeNull();
});

test('the selected size is added in its quantity, and the header’s count updates', async () => {
  await choose('3XL');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Menge' }), '2');
  await userEvent.click(button());
  expect(screen.getByText(/liegt in Ihrem Warenkorb/)).toHaveTextContent('Leinenhemd');
  expect(screen.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute(
    'href',
    '/de-de/checkout/cart',
  );
  const [address, request] = posted.mock.calls[0] ?? [];
  expect(address).toBe('/api/cart/cart/add?locale=de-de');
  expect(JSON.parse(String(request?.body))).toMatchObject({
    variant: { id: '20310000-312', sku: '20310000-312-3XL' },
    count: 2,
  });
  expect(basketCount.get()).toBe(2);
});

test('the button is busy during the request, and a second click sends nothing', async () => {
  let finish = (_: Response) => undefined as void;
  posted.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  await choose('3XL');
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button());
  expect(posted).toHaveBeenCalledTimes(1);
  await act(async () => finish(response(FULL)));
  expect(button()).not.toHaveAttribute('aria-busy');
});

const REJECTIONS = [
  ['out_of_stock', /So viele Stücke haben wir nicht mehr/],
  ['basket_full', /passt nicht in Ihren Warenkorb/],
  ['unknown_article', /gibt es gerade nicht mehr/],
  ['unavailable', /nicht zu erreichen/],
] as const;

test.each(REJECTIONS)(
  'PDP-15: %s shows a message until another size is selected',
  async (code, text) => {
    posted.mockResolvedValue(response({ code }, false));
    await choose('3XL');
    await userEvent.click(button());
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    await choose('5XL');
    expect(screen.queryByText(text)).toBeNull();
  },
);
