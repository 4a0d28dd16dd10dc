import { act, fireEvent, screen } from '@testing-library/react';
import { tileColour, tileProduct } from '@/lib/catalog/catalogue/tile-product.fixture';
import { point, showTile } from './show-tile.fixture';
import { loadTileParts } from './use-tile-parts';

const WIDTH = 200;

beforeAll(loadTileParts);
beforeEach(() => {
  // jsdom has no layout: every row is one picture wide, and scrolls only when a test says so.
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: WIDTH });
  HTMLElement.prototype.scrollTo = jest.fn();
});

/** A hovered tile, and the row of its pictures. */
function hoveredTile(pictures: number) {
  const product = tileProduct({
    colorVariants: [
      { ...tileColour('20310000-312', 'Himmelblau', ['3XL']), detailImgCount: pictures },
    ],
  });
  const { container } = showTile({ product });
  point('Over', container.querySelector('[data-position]')!); // the tile itself
  return container.querySelector<HTMLElement>('[class*="track"]')!; // a tile has a row
}

const arrows = () => screen.queryAllByRole('button', { name: /blättern$/ }).map(nameOf);
const nameOf = (arrow: HTMLElement) => arrow.getAttribute('aria-label');
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Simulates scrolling by this many pictures. */
function scrolledTo(row: HTMLElement, pictures: number, hasEnded = false) {
  row.scrollLeft = pictures * WIDTH;
  act(() => {
    row.dispatchEvent(new Event('scroll'));
    if (hasEnded) row.dispatchEvent(new Event('scrollend'));
  });
}

test('TIL-01: the first picture has no previous arrow, the last no next one', () => {
  const row = hoveredTile(3);
  expect(arrows()).toEqual(['Weiterblättern']);
  scrolledTo(row, 1, true);
  expect(arrows()).toEqual(['Zurückblättern', 'Weiterblättern']);
  scrolledTo(row, 2, true);
  expect(arrows()).toEqual(['Zurückblättern']);
  scrolledTo(row, 0, true);
  expect(arrows()).toEqual(['Weiterblättern']);
});

test('TIL-01: a single picture has no arrows, and at most four are shown', () => {
  const { unmount } = showTile({
    product: tileProduct({
      colorVariants: [{ ...tileColour('20310000-312', 'Blau', ['3XL']), detailImgCount: 1 }],
    }),
  });
  point('Over', document.querySelector('[data-position]')!); // the tile itself
  expect(arrows()).toEqual([]);
  unmount();
  scrolledTo(hoveredTile(7), 3, true);
  expect(arrows()).toEqual(['Zurückblättern']);
});

test('TIL-01: the next arrow stays hidden while the row scrolls to the last picture', () => {
  const row = hoveredTile(2);
  click('Weiterblättern');
  expect(row.scrollTo).toHaveBeenCalledWith({ left: WIDTH });
  for (const share of [0, 0.2, 0.6]) {
    scrolledTo(row, share);
    expect(arrows()).toEqual(['Zurückblättern']);
  }
  scrolledTo(row, 1, true);
  expect(arrows()).toEqual(['Zurückblättern']);
});

test('TIL-01: a second click counts while the row is still scrolling', () => {
  const row = hoveredTile(4);
  click('Weiterblättern');
  scrolledTo(row, 0.1);
  click('Weiterblättern');
  expect(row.scrollTo).toHaveBeenLastCalledWith({ left: 2 * WIDTH });
});

test('TIL-01: a row that the visitor stops keeps its position', () => {
  const row = hoveredTile(4);
  click('Weiterblättern');
  scrolledTo(row, 0.1);
  scrolledTo(row, 0, true);
  expect(arrows()).toEqual(['Weiterblättern']);
});
