import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { basketFixture, basketLine } from '@/lib/commerce/basket/basket.fixture';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import type { Language } from '@/lib/shop/page-context/locale';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { BasketLink } from './basket-link';
import { basketLinkFixtures } from './basket-link.fixture';

const { default: pictures, minimal: names, maximal: buttons } = basketLinkFixtures;
const SHIRT = { name: 'Oxfordhemd', itemNumber: '10203040117' };
const COAT = {
  name: 'Wollmantel',
  slug: 'wollmantel',
  id: 'coat',
  articleNumber: '10203041',
  itemNumber: '10203041253',
};
const sent = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

/** A different country per test, because loaded data stays in memory. */
const page = (props: BlockProps<'basketLink'>, locale: string, language: Language = 'de') => (
  <MessagesProvider messages={messagesFor(language)}>
    <MediaProvider baseUrl="https://pictures.example">
      <RouteContextProvider value={{ project: 'hgg', locale }}>
        <BasketLink {...props} />
      </RouteContextProvider>
    </MediaProvider>
  </MessagesProvider>
);

async function show(...parameters: Parameters<typeof page>) {
  render(page(...parameters));
  await act(async () => undefined);
  return screen.findByRole('region');
}

beforeEach(() => {
  const basket = basketFixture([
    basketLine(SHIRT),
    basketLine({ ...SHIRT, id: 'other-size', size: '4XL' }),
    basketLine(COAT),
  ]);
  const visitor = { basket, wishlist: { items: [] }, reservation: { items: [] } };
  const response = { ok: true, status: 200, json: async () => visitor };
  // jsdom lacks Node's `Response`.
  sent.mockReset().mockResolvedValue(response as unknown as Response);
  globalThis.fetch = sent;
  document.cookie = 'visitor=1';
});
afterEach(() => {
  document.cookie = 'visitor=; Max-Age=0';
});

const linksOf = (section: HTMLElement) =>
  within(within(section).getByRole('list'))
    .getAllByRole('link')
    .map((link) => [
      link.getAttribute('aria-label') ?? link.textContent,
      link.getAttribute('href'),
    ]);

const coat = '/p/wollmantel/10203041?colorVariant=10203041253';
const shirt = '/p/oxfordhemd/10203040?colorVariant=10203040117';

test('BSK-07: titles link to the articles, latest first, one per colour', async () => {
  const section = await show(names, 'de-at');
  expect(section).toHaveAccessibleName('In Ihrem Warenkorb');
  expect(linksOf(section)).toEqual([
    ['Wollmantel', `/de-at${coat}`],
    ['Oxfordhemd', `/de-at${shirt}`],
  ]);
  expect(within(section).getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute(
    'href',
    '/de-at/checkout/cart',
  );
});

test('BSK-07: pictures link to the articles and have their names', async () => {
  const section = await show(pictures, 'de-ch');
  expect(within(section).getByRole('link', { name: 'Wollmantel' })).toHaveAttribute(
    'href',
    `/de-ch${coat}`,
  );
  expect(within(section).getByRole('img', { name: 'Oxfordhemd' })).toBeInTheDocument();
});

test('BSK-07: “to product” names its article, and the headline is the editor’s', async () => {
  const section = await show(buttons, 'fr-fr', 'fr');
  expect(section).toHaveAccessibleName('Liegt noch in Ihrem Warenkorb');
  expect(linksOf(section)).toEqual([
    ['Vers l’article : Wollmantel', `/fr-fr${coat}`],
    ['Vers l’article : Oxfordhemd', `/fr-fr${shirt}`],
  ]);
});

test('BSK-07: shows nothing for an empty basket', async () => {
  const visitor = {
    basket: basketFixture([]),
    wishlist: { items: [] },
    reservation: { items: [] },
  };
  const response = { ok: true, status: 200, json: async () => visitor };
  // jsdom lacks Node's `Response`.
  sent.mockResolvedValue(response as unknown as Response);
  const { container } = render(page(names, 'nl-nl'));
  await act(async () => undefined);
  expect(container).toBeEmptyDOMElement();
});

test('BSK-07: a visitor without a session sends no request, and the server’s page shows no count', async () => {
  document.cookie = 'visitor=; Max-Age=0';
  const { container } = render(page(names, 'pl-pl'));
  await act(async () => undefined);
  expect(container).toBeEmptyDOMElement();
  expect(sent).not.toHaveBeenCalled();
  expect(renderToString(page(names, 'pl-pl'))).toBe('');
});
