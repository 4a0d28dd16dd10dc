import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { point } from '@/components/product/product-tile/show-tile.fixture';
import { tileColour } from '@/lib/catalogue/tile-product.fixture';
import type { ListHit } from '@/lib/search/list-memory';
import { loadedList } from '@/lib/search/loaded-list.fixture';
import { ListGrid } from './list-grid';
import { showList } from './list.fixture';
import { ListSettingsProvider, type ListSettings } from './list-settings';

const settings: ListSettings = {
  ...{ project: 'hgg', locale: 'de-de', language: 'de', currency: 'EUR', category: 'hemden' },
  ...{ isSaleCategory: false, tallOnly: false, filterCount: 5, maxDifferenceInPriceFilter: 500 },
};
const nothing = () => undefined;
const tracking = {
  ...{ viewed: nothing, followed: nothing, filtersViewed: nothing },
  ...{ filterChosen: nothing, filterToggled: nothing, categoryChosen: nothing },
};

/** Stub of the browser's observer, which jsdom lacks; a test triggers it. */
class Observer {
  static all = new Set<Observer>();
  readonly watched = new Set<Element>();
  readonly tell: (entries: object[]) => void;
  readonly rootMargin: string | undefined;
  constructor(tell: Observer['tell'], { rootMargin }: { rootMargin?: string } = {}) {
    this.tell = tell;
    this.rootMargin = rootMargin;
    Observer.all.add(this);
  }
  observe(element: Element) {
    this.watched.add(element);
  }
  unobserve(element: Element) {
    this.watched.delete(element);
  }
  disconnect() {
    this.watched.clear();
  }
}

beforeAll(() => Object.assign(window, { IntersectionObserver: Observer }));
afterAll(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

const hits = (count: number): ListHit[] =>
  (loadedList(count).results?.[0]?.hits ?? []).map((hit, at) => ({ ...hit, __position: at + 1 }));

const grid = (shown: readonly ListHit[]) => (
  <ListSettingsProvider value={settings}>
    <ListGrid
      {...{ hits: shown, inserts: [], place: null, label: 'Artikel', tracking }}
      isBeginning
      isWhole
      isFirst
      perPage={4}
      onFollow={nothing}
    />
  </ListSettingsProvider>
);

const cell = (position: number) =>
  document.querySelector<HTMLElement>(`[data-article][data-position="${position}"]`)!; // the list has it

/** The visitor has scrolled: the group of a tile is near the viewport now, or offscreen. */
const come = (isNear: boolean, position = 1) =>
  act(async () => {
    const target = cell(position).closest('[data-group]')!; // every tile is in one
    for (const { watched, tell, rootMargin } of Observer.all)
      if (rootMargin === '400%' && watched.has(target)) tell([{ target, isIntersecting: isNear }]);
  });

test('TIL-01, PLP-05: a tile that is screens away keeps its link and words, and gives up the rest', async () => {
  await showList(grid(hits(8)));
  expect(cell(5).querySelectorAll('img')).toHaveLength(1);
  await come(false);
  expect(cell(5).querySelector('img')).toBeNull();
  expect(cell(5).querySelectorAll('*').length).toBeLessThanOrEqual(12);
  expect(cell(5)).toHaveTextContent(/Halden.*Leinenhemd mit Kentkragen.*69,95/);
  const links = screen.getAllByRole('link', { name: /^Leinenhemd/ });
  expect(links).toHaveLength(8);
  const texts = links[4]?.firstChild;
  await come(true);
  expect(cell(5).querySelectorAll('img')).toHaveLength(1);
  // Text that the browser's search has found, or that is selected, must stay the same node.
  expect(texts).toHaveTextContent('Leinenhemd mit Kentkragen');
  expect(within(cell(5)).getByRole('link', { name: /^Leinenhemd/ }).firstChild).toBe(texts);
});

test('TIL-02: a tile that was far away comes back in the colour that was chosen', async () => {
  const colorVariants = [
    tileColour('20310004-100', 'Himmelblau', ['3XL']),
    tileColour('20310004-200', 'Weiß', ['4XL']),
  ];
  await showList(grid(hits(8).map((hit) => ({ ...hit, colorVariants }))));
  const white = () => {
    point('Over', cell(5).querySelector('[data-position]')!); // the tile in its cell
    return within(cell(5)).findByRole('radio', { name: 'Weiß' });
  };
  await userEvent.click(await white());
  await userEvent.click(document.body); // with the focus in it, it would stay whole
  await come(false);
  expect(cell(5).querySelector('img')).toBeNull();
  await come(true);
  expect(await white()).toBeChecked();
});

test('TIL-01: a tile of which a text is selected stays whole', async () => {
  await showList(grid(hits(8)));
  getSelection()?.selectAllChildren(cell(3));
  await come(false);
  expect(cell(3).querySelector('img')).not.toBeNull();
  getSelection()?.removeAllRanges();
});

test('TIL-01: a tile that holds the focus stays whole', async () => {
  await showList(grid(hits(8)));
  const link = screen.getAllByRole('link', { name: /^Leinenhemd/ })[2]!; // there are eight
  act(() => link.focus());
  await come(false);
  expect(cell(3).querySelector('img')).not.toBeNull();
  expect(link).toHaveFocus();
});
