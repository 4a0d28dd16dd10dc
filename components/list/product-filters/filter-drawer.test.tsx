import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closePanel, openPanel } from '@/lib/browser/modals/open-panel';
import { engineClient } from '@/packages/algolia-local/testing/engine-client';
import { FixtureList, INDEX, type FixtureArticle } from './list.fixture';
import { clientFor } from './open-list.fixture';

const ARTICLES: readonly FixtureArticle[] = [
  { brand: 'Harbour Lane', price: 49_95 },
  { brand: 'Norrby', price: 99_95, colours: ['white'], isNew: true },
  { brand: 'Norrby', price: 149_95, colours: ['white'] },
];

afterEach(() => closePanel('filters'));

async function openDrawer() {
  const { client } = clientFor(engineClient, { articles: ARTICLES });
  const user = userEvent.setup();
  render(<FixtureList searchClient={client} indexName={INDEX} />);
  await waitFor(() => expect(titles()).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: 'Filtern und sortieren' }));
  await screen.findByRole('dialog', { name: 'Filtern und sortieren' });
  return user;
}

const titles = () =>
  within(screen.getByRole('list', { name: 'Artikel', hidden: true }))
    .queryAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);
const drawer = () => within(screen.getByRole('dialog'));

test('FLT-03: lists the filters, and below them the values of each', async () => {
  const user = await openDrawer();
  const ways = drawer()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(ways).toEqual([
    'SortierenEmpfohlen',
    'Größe',
    'Farbe',
    'Marke',
    'Preis',
    'Kategorie',
    'Statur',
  ]);
  await user.click(drawer().getByRole('button', { name: 'Farbe' }));
  expect(screen.getByRole('dialog', { name: 'Farbe' })).toBeInTheDocument();
  expect(drawer().getByRole('button', { name: 'Alle Filter' })).toHaveFocus();
  await user.click(drawer().getByRole('checkbox', { name: /^Weiß/ }));
  expect(await drawer().findByRole('button', { name: '2 Artikel anzeigen' })).toBeInTheDocument();
  await user.click(drawer().getByRole('button', { name: 'Alle Filter' }));
  expect(drawer().getByRole('button', { name: 'Farbe Weiß' })).toHaveFocus();
  await user.click(drawer().getByRole('button', { name: '2 Artikel anzeigen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Filtern und sortieren (1)' })).toHaveFocus();
});

test('FLT-03: a filter that closes with the drawer stays until the animation ends, and is not reopened', async () => {
  const user = await openDrawer();
  await user.click(drawer().getByRole('button', { name: 'Farbe' }));
  let leave = () => {};
  const finished = new Promise<void>((resolve) => (leave = resolve));
  // jsdom has no transitions.
  Object.assign(screen.getByRole('dialog'), { getAnimations: () => [{ finished }] });
  await user.click(drawer().getByRole('button', { name: 'Schließen' }));
  expect(screen.getByRole('dialog', { name: 'Farbe' })).toBeInTheDocument();
  expect(drawer().getByRole('checkbox', { name: /^Weiß/ })).toBeInTheDocument();
  await act(async () => leave());
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Filtern und sortieren' }));
  expect(await screen.findByRole('dialog', { name: 'Filtern und sortieren' })).toBeInTheDocument();
});

test('FLT-03: contains reset and sort order', async () => {
  const user = await openDrawer();
  await user.click(drawer().getByRole('switch', { name: /^Neu/ }));
  await drawer().findByRole('button', { name: '1 Artikel anzeigen' });
  await user.click(drawer().getByRole('button', { name: 'Alle zurücksetzen' }));
  await drawer().findByRole('button', { name: '3 Artikel anzeigen' });
  await user.click(drawer().getByRole('button', { name: /^Sortieren/ }));
  await user.click(drawer().getByRole('radio', { name: 'Preis absteigend' }));
  await waitFor(() => expect(titles()).toEqual(['Hemd 3', 'Hemd 2', 'Hemd 1']));
});

test('the button answers at once, before its drawer has been loaded', async () => {
  const { client } = clientFor(engineClient, { articles: ARTICLES });
  render(<FixtureList searchClient={client} indexName={INDEX} />);
  const opener = await screen.findByRole('button', { name: 'Filtern und sortieren' });
  fireEvent.click(opener);
  expect(opener).toHaveAttribute('aria-busy', 'true');
  await screen.findByRole('dialog', { name: 'Filtern und sortieren' });
  expect(opener).toHaveAttribute('aria-busy', 'false');
});

test('SRC-05: search and drawer replace each other', async () => {
  await openDrawer();
  act(() => openPanel('search'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the next list begins with its drawer closed', async () => {
  const { client } = clientFor(engineClient, { articles: ARTICLES });
  const user = userEvent.setup();
  const list = <FixtureList searchClient={client} indexName={INDEX} />;
  const { unmount } = render(list);
  await user.click(await screen.findByRole('button', { name: 'Filtern und sortieren' }));
  await screen.findByRole('dialog', { name: 'Filtern und sortieren' });
  unmount();
  render(list);
  const opener = await screen.findByRole('button', { name: 'Filtern und sortieren' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test('FLT-04, CST-01: a price applies 500 ms after its last change', async () => {
  const user = await openDrawer();
  await user.click(drawer().getByRole('button', { name: 'Preis' }));
  const lowest = drawer().getByRole('slider', { name: 'Preis ab' });
  expect(lowest).toHaveAttribute('aria-valuetext', '49,00\u00a0€');
  fireEvent.change(lowest, { target: { value: '60' } });
  const changed = performance.now();
  fireEvent.change(lowest, { target: { value: '90' } });
  expect(titles()).toHaveLength(3);
  await waitFor(() => expect(titles()).toEqual(['Hemd 2', 'Hemd 3']));
  expect(performance.now() - changed).toBeGreaterThan(490);
  expect(drawer().getByRole('textbox', { name: 'Von (€)' })).toHaveValue('90');
});

test('FLT-05: an amount outside the range of prices becomes its bound', async () => {
  const user = await openDrawer();
  await user.click(drawer().getByRole('button', { name: 'Preis' }));
  const most = drawer().getByRole('textbox', { name: 'Bis (€)' });
  await user.clear(most);
  await user.type(most, '9999{Enter}');
  expect(most).toHaveValue('150');
  await user.clear(most);
  await user.type(most, '100{Enter}');
  await waitFor(() => expect(titles()).toEqual(['Hemd 1', 'Hemd 2']));
  const least = drawer().getByRole('textbox', { name: 'Von (€)' });
  await user.clear(least);
  await user.type(least, 'viel{Enter}');
  expect(least).toHaveValue('49');
});

test('FLT-05: handles keep their distance', async () => {
  const user = await openDrawer();
  await user.click(drawer().getByRole('button', { name: 'Preis' }));
  const lowest = drawer().getByRole('slider', { name: 'Preis ab' });
  const highest = drawer().getByRole('slider', { name: 'Preis bis' });
  fireEvent.change(highest, { target: { value: '60' } });
  fireEvent.change(lowest, { target: { value: '58' } });
  expect(lowest).toHaveValue('50');
  expect(highest).toHaveValue('60');
});

test('FLT-04: a pending price is not lost when the filter is left', async () => {
  const user = await openDrawer();
  await user.click(drawer().getByRole('button', { name: 'Preis' }));
  fireEvent.change(drawer().getByRole('slider', { name: 'Preis ab' }), { target: { value: '90' } });
  await user.click(drawer().getByRole('button', { name: 'Alle Filter' }));
  await waitFor(() => expect(titles()).toHaveLength(2));
});
