import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Router from 'next/router';
import { openPanel } from '@/lib/browser/modals/open-panel';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { PageContextProvider } from '@/lib/shop/page-context/page-context-provider';
import { ShopRulesProvider } from '@/lib/shop/settings/shop-rules-context';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { rememberTerm } from '@/lib/catalog/search/recent-terms';
import type { SearchService } from '@/lib/catalog/search/search-service';
import { SearchServiceProvider } from '@/lib/catalog/search/search-service-context';
import { searchStandIn } from '@/lib/catalog/search/search-stand-in.fixture';
import { SearchOpener } from './search-opener';

let place: SearchService;
// Replaces the page's origin, which does not respond in jsdom.
jest.mock('@/lib/catalog/search/search-client', () => {
  const real = jest.requireActual<typeof import('@/lib/catalog/search/search-client')>(
    '@/lib/catalog/search/search-client',
  );
  return { searchClient: () => real.searchClient(place) };
});

let service: Awaited<ReturnType<typeof searchStandIn>>;
const push = jest.spyOn(Router, 'push').mockResolvedValue(true);
const SHIRT =
  '/de-de/p/leinenhemd-mit-kentkragen/20310000?colorVariant=20310000-312&queryID=query-id';
const RULES = { articleNumber: String.raw`\d{8}` };
const routes = { project: 'hgg', locale: 'de-de' } as const;

beforeEach(async () => {
  service = await searchStandIn();
  place = service.service;
  localStorage.clear();
  push.mockClear();
});
afterEach(() => service.stop());

async function open() {
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <MediaProvider baseUrl="https://media.example">
        <RouteContextProvider value={routes}>
          <SearchServiceProvider value={place}>
            <PageContextProvider currency="EUR">
              <ShopRulesProvider rules={RULES}>
                <SearchOpener href="/de-de/search" className="" excludedTypes={[]} />
              </ShopRulesProvider>
              <button type="button">Mein Konto</button>
            </PageContextProvider>
          </SearchServiceProvider>
        </RouteContextProvider>
      </MediaProvider>
    </MessagesProvider>,
  );
  const user = userEvent.setup();
  await user.click(opener());
  await screen.findByRole('dialog', { name: 'Suche' });
  return user;
}
const opener = () => screen.getByRole('link', { name: 'Suche' });
const field = () => screen.getByRole('combobox', { name: 'Wonach suchen Sie?' });
const submit = () => screen.getByRole('button', { name: 'Suchen' });
const overlay = () => screen.queryByRole('dialog', { name: 'Suche' });
const option = (name: string | RegExp) => screen.findByRole('option', { name });
const group = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const backdrop = () => document.querySelector('[data-search-backdrop]');
/** The queries, without the popular searches. */
const searched = () => service.requests.map(([first]) => first?.query).filter(Boolean);
const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

test('SRC-01: the icon opens the search with the focus in its field, and closes it', async () => {
  const user = await open();
  expect(field()).toHaveFocus();
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  await user.click(opener());
  expect(overlay()).toBeNull();
  expect(opener()).toHaveAttribute('href', '/de-de/search');
});

test('SRC-01: Escape closes and restores the focus', async () => {
  const user = await open();
  await user.keyboard('{Escape}');
  expect(overlay()).toBeNull();
  expect(opener()).toHaveFocus();
});

test('SRC-01: a click outside closes, one inside does not', async () => {
  const user = await open();
  await user.click(field());
  expect(overlay()).toBeVisible();
  await user.pointer({ target: document.body, keys: '[MouseLeft]' });
  expect(overlay()).toBeNull();
});

test('SRC-01: Tab on the submit button closes and moves to the element after the icon', async () => {
  const user = await open();
  await user.tab();
  expect(submit()).toHaveFocus();
  await user.tab({ shift: true });
  expect(field()).toHaveFocus();
  await user.tab();
  await user.tab();
  expect(overlay()).toBeNull();
  expect(screen.getByRole('button', { name: 'Mein Konto' })).toHaveFocus();
});

test('SRC-01: navigation closes once the other page is rendered', async () => {
  await open();
  act(() => Router.events.emit('routeChangeStart', '/de-de/hemden', { shallow: false }));
  expect(overlay()).toBeVisible();
  act(() => Router.events.emit('routeChangeComplete', '/de-de/hemden', { shallow: false }));
  expect(overlay()).toBeNull();
});

test('SRC-01: suggestions stay until the results page is rendered', async () => {
  let arrive: (isThere: boolean) => void = () => undefined;
  push.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  service.known.set('hemd', { terms: ['hemden'] });
  const user = await open();
  await user.type(field(), 'hemd');
  await option('hemden');
  await user.keyboard('{Enter}');
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  expect(await option('hemden')).toBeVisible();
  await act(async () => arrive(true));
  expect(overlay()).toBeNull();
});

test('SRC-02, CST-01: suggestions start at three characters, 300 ms after the last keystroke', async () => {
  service.known.set('hem', { terms: ['hemden'] });
  const user = await open();
  await user.type(field(), 'he');
  await pause(400);
  expect(searched()).toEqual([]);
  const began = performance.now();
  await user.type(field(), 'm');
  await waitFor(() => expect(searched()).not.toEqual([]), { interval: 10 });
  // Timers of Node end up to a millisecond early.
  expect(performance.now() - began).toBeGreaterThan(298);
  expect(await option('hemden')).toBeVisible();
  expect(searched()).toEqual(['hem']);
});

test('SRC-02: a response to outdated input is ignored', async () => {
  service.known.set('hemd', { terms: ['hemden'], delayMs: 900 });
  service.known.set('hose', { terms: ['hosenträger'] });
  const user = await open();
  await user.type(field(), 'hemd');
  await waitFor(() => expect(searched()).toEqual(['hemd']));
  await user.clear(field());
  await user.type(field(), 'hose');
  expect(await option('hosenträger')).toBeVisible();
  await pause(900);
  expect(group('Vorschläge')).toEqual(['hosenträger']);
});

test('SRC-03: the backdrop is shown up to three characters', async () => {
  const user = await open();
  expect(backdrop()).not.toBeNull();
  await user.type(field(), 'hem');
  expect(backdrop()).not.toBeNull();
  await user.type(field(), 'd');
  expect(backdrop()).toBeNull();
});

test('SRC-04: an empty search is not submitted', async () => {
  const user = await open();
  await user.type(field(), '  {Enter}');
  await user.click(submit());
  expect(push).not.toHaveBeenCalled();
  expect(field()).toHaveFocus();
  await user.type(field(), 'hemd blau{Enter}');
  expect(push).toHaveBeenCalledWith('/de-de/search?query=hemd+blau', undefined, expect.anything());
  await waitFor(() => expect(overlay()).toBeNull());
});

test('SRC-05: opening the filters closes the search', async () => {
  await open();
  act(() => openPanel('filters'));
  expect(overlay()).toBeNull();
});

test('articles have picture, marked name and price', async () => {
  service.known.set('Leinen', { products: [{}] });
  const user = await open();
  await user.type(field(), 'Leinen');
  const article = await option(/Harbour Lane.*Leinen ?hemd mit Kentkragen.*69,95/s);
  expect(within(article).getByText('Leinen')).toContainHTML('<mark>Leinen</mark>');
  expect(article).toHaveAttribute('href', SHIRT);
  expect(await option('Alle Artikel ansehen (1)')).toHaveAttribute(
    'href',
    '/de-de/search?query=Leinen',
  );
  expect(screen.getByRole('status')).toHaveTextContent('0 Vorschläge, 1 Artikel');
});

test('arrow keys move through all options and back to the field', async () => {
  service.known.set('hemd', { terms: ['hemden', 'leinenhemd'], products: [{}] });
  const user = await open();
  await user.type(field(), 'hemd');
  await option('hemden');
  const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
  await user.keyboard('{ArrowDown}');
  expect(active()).toHaveTextContent('hemden');
  expect(active()).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{End}');
  expect(active()).toHaveTextContent('Alle Artikel ansehen (1)');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBeNull();
  await user.keyboard('{ArrowUp}{Home}{ArrowDown}');
  expect(active()).toHaveTextContent('leinenhemd');
  const chosen = jest.fn((event: Event) => event.preventDefault());
  active()?.addEventListener('click', chosen);
  await user.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledTimes(1);
  expect(JSON.parse(localStorage.getItem('storage_recentSearches_de') ?? '')).toEqual([
    'leinenhemd',
  ]);
});

test('recent searches precede popular ones and can be removed', async () => {
  service.known.set('', { terms: ['chinos', 'sakkos'] });
  rememberTerm('de', 'Cordhose');
  rememberTerm('de', 'Hemd');
  const user = await open();
  await option('chinos');
  expect(group('Zuletzt gesucht')).toEqual(['Hemd', 'Cordhose']);
  expect(group('Häufig gesucht')).toEqual(['chinos', 'sakkos']);
  await user.click(screen.getByRole('button', { name: '„Hemd“ vergessen' }));
  expect(group('Zuletzt gesucht')).toEqual(['Cordhose']);
  await user.click(field());
  await user.keyboard('{ArrowDown}{Shift>}{Delete}{/Shift}');
  expect(screen.queryByRole('group', { name: 'Zuletzt gesucht' })).toBeNull();
});

test('SRC-07: a search without results says so and shows other articles', async () => {
  service.known.set('', { terms: ['chinos'], products: [{}] });
  const user = await open();
  await option('chinos');
  await user.type(field(), 'qwertz');
  expect(
    await screen.findByText(
      'Keine passenden Artikel zu „qwertz“. Vielleicht gefällt Ihnen etwas anderes.',
    ),
  ).toBeVisible();
  expect(group('Vielleicht gefällt Ihnen das')).toHaveLength(1);
});

test('SRC-08: a failed search says so and is retried by a press, without typing again', async () => {
  service.known.set('hemd', { status: 403 });
  const user = await open();
  await user.type(field(), 'hemd');
  expect(await screen.findByText(/gerade nicht zu erreichen/)).toBeVisible();
  service.known.set('hemd', { terms: ['hemden'] });
  await user.click(await option('Noch einmal versuchen'));
  expect(await option('hemden')).toBeVisible();
  expect(field()).toHaveFocus();
});

test('SRC-08: a failed search is retried automatically when back online', async () => {
  service.known.set('hemd', { status: 403 });
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const user = await open();
  await user.type(field(), 'hemd');
  expect(await screen.findByText(/Sie sind offline/)).toBeVisible();
  service.known.set('hemd', { terms: ['hemden'] });
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(await option('hemden')).toBeVisible();
});

test('a slow search is announced', async () => {
  service.known.set('hemd', { terms: ['hemden'], delayMs: 2_300 });
  const user = await open();
  await user.type(field(), 'hemd');
  expect(await screen.findByText(/dauert gerade länger/)).toBeVisible();
  expect(await option('hemden')).toBeVisible();
});

test('PLP-08: an article number opens its product', async () => {
  service.known.set('20310000', { products: [{}] });
  const user = await open();
  await user.type(field(), '20310000{Enter}');
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
  expect(push.mock.calls[0]?.[0]).toBe(SHIRT);
});

test('PLP-08: an unknown number opens the results page', async () => {
  const user = await open();
  await user.type(field(), '99999999{Enter}');
  await waitFor(() =>
    expect(push).toHaveBeenCalledWith('/de-de/search?query=99999999', undefined, expect.anything()),
  );
});
