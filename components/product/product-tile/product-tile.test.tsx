import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tileColour, tileProduct } from '@/lib/catalog/catalogue/tile-product.fixture';
import { inTwoColours, point, showTile, wait } from './show-tile.fixture';
import { loadTileParts } from './use-tile-parts';

// Loads the deferred chunk; its loading is tested in tile-idle.test.tsx.
beforeAll(loadTileParts);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

/** The tile after the mouse has entered it. */
function hovered(container: HTMLElement) {
  const tile = container.querySelector('[data-position]')!; // there is one
  point('Over', tile);
  return tile;
}

const pictures = (container: HTMLElement) =>
  [...container.querySelectorAll('picture')]
    .map((picture) => /\/p\/([^_]+)_/.exec(picture.innerHTML)?.[1] ?? '')
    .filter((path) => !path.endsWith('/c'));

test('TIL-01: a tile is one link with the article’s name, read once by screen readers', () => {
  const { container } = showTile();
  const link = screen.getByRole('link');
  expect(link).toHaveAccessibleName('Leinenhemd mit Kentkragen');
  expect(link).toHaveAttribute('href', '/de-de/p/hemd/20310000');
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelectorAll('a[aria-hidden="true"]')).toHaveLength(1);
});

test('TIL-01: only the first picture is loaded before the first interaction', () => {
  const { container } = showTile();
  const tile = container.querySelector('[data-position]')!; // the tile itself
  expect(pictures(container)).toEqual(['20310000-312/1']);
  point('Over', tile);
  expect(pictures(container)).toEqual([1, 2, 3, 4].map((index) => `20310000-312/${index}`));
});

test('TIL-01: touching the pictures loads the others', () => {
  const { container } = showTile();
  point('Down', container.querySelector('picture')!, 'touch'); // a tile has a picture
  expect(pictures(container)).toHaveLength(4);
});

test('TIL-01, IMG-02, IMG-03: the browser chooses among the resolutions for the layout', () => {
  const { container } = showTile({ isEager: true, position: 2 });
  const offered = container.querySelector('source')?.getAttribute('srcset') ?? '';
  expect(offered.match(/ \d+w/g)).toEqual([' 300w', ' 600w', ' 900w', ' 1200w']);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).not.toHaveAttribute('fetchpriority', 'high');
  expect(container.querySelector('source')).toHaveAttribute('sizes', '25vw');
});

test('TIL-01: sizes of the colour are readable, and shown on hover', () => {
  const { container } = showTile({ product: inTwoColours() });
  expect(screen.getByText('Größen: 3XL, 5XL')).toBeInTheDocument();
  point('Over', container.querySelector('[data-position]')!); // the tile itself
  const sizes = within(screen.getByRole('list', { name: 'Größen' })).getAllByRole('listitem');
  expect(sizes.map(({ textContent }) => textContent)).toEqual([
    '3XL',
    '4XL4XL, ausverkauft',
    '5XL',
  ]);
  expect(within(sizes[1]!).getByText('4XL').tagName).toBe('S'); // there are three
});

test('TIL-02, CST-02: hover content stays for 300 ms', () => {
  const { container } = showTile();
  const tile = container.querySelector('[data-position]')!; // the tile itself
  point('Over', tile);
  point('Out', tile);
  wait(299);
  expect(screen.getByRole('list', { name: 'Größen' })).toBeInTheDocument();
  wait(1);
  expect(screen.queryByRole('list', { name: 'Größen' })).toBeNull();
});

test('TIL-02: a mouse that returns within 300 ms finds the tile unchanged', () => {
  const { container } = showTile();
  const tile = container.querySelector('[data-position]')!; // the tile itself
  point('Over', tile);
  point('Out', tile);
  wait(200);
  point('Over', tile);
  wait(1_000);
  expect(screen.getByRole('list', { name: 'Größen' })).toBeInTheDocument();
});

test('TIL-02: touch does not trigger hover', () => {
  const { container } = showTile();
  point('Over', container.querySelector('[data-position]')!, 'touch'); // the tile itself
  expect(screen.queryByRole('list', { name: 'Größen' })).toBeNull();
});

test('TIL-02, CST-02: a swatch chooses its colour after 100 ms of hover', () => {
  const { container } = showTile({ product: inTwoColours() });
  hovered(container);
  const white = screen.getByRole('radio', { name: 'Weiß' });
  point('Over', white.closest('label')!); // a swatch is its label
  wait(99);
  expect(white).not.toBeChecked();
  wait(1);
  expect(white).toBeChecked();
  expect(pictures(container)[0]).toBe('20310000-100/1');
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining('-100'));
});

test('TIL-02: a mouse that passes over a swatch selects nothing', () => {
  hovered(showTile({ product: inTwoColours() }).container);
  const swatch = screen.getByRole('radio', { name: 'Weiß' }).closest('label')!; // its label
  point('Over', swatch);
  wait(60);
  point('Out', swatch);
  wait(250);
  expect(screen.getByRole('radio', { name: 'Himmelblau' })).toBeChecked();
});

test('TIL-02: a click and an arrow key select at once', async () => {
  hovered(showTile({ product: inTwoColours() }).container);
  await user().click(screen.getByRole('radio', { name: 'Weiß' }));
  expect(screen.getByRole('radio', { name: 'Weiß' })).toBeChecked();
  await user().keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'Himmelblau' })).toBeChecked();
});

test('TIL-03: up to eight swatches are shown, with a count of the others', () => {
  const colours = Array.from({ length: 11 }, (_, at) =>
    tileColour(`20310000-${100 + at}`, `Farbe ${at}`, ['3XL']),
  );
  hovered(showTile({ product: tileProduct({ colorVariants: colours }) }).container);
  expect(screen.getAllByRole('radio')).toHaveLength(8);
  expect(screen.getByText('+3')).toBeInTheDocument();
  expect(screen.getByText('und 3 weitere Farben')).toBeInTheDocument();
});

test('TIL-03: eight colours have no count, a single one no swatch', () => {
  const colours = Array.from({ length: 8 }, (_, at) =>
    tileColour(`20310000-${100 + at}`, `Farbe ${at}`, ['3XL']),
  );
  const { unmount } = showTile({ product: tileProduct({ colorVariants: colours }) });
  expect(screen.getAllByRole('radio')).toHaveLength(8);
  expect(screen.queryByText(/^\+/)).toBeNull();
  unmount();
  hovered(showTile({ product: tileProduct({ colorVariants: colours.slice(0, 1) }) }).container);
  expect(screen.queryByRole('radio')).toBeNull();
});

test('TIL-04, IMG-03: a tall picture is narrower than its box, and loads a smaller file', () => {
  const colour = { ...tileColour('20310000-312', 'Blau', ['3XL']), imageRatio: '1:2' };
  const { container } = showTile({
    product: tileProduct({ colorVariants: [colour] }),
    sizes: '(min-width: 768px) 16rem, 40vw',
  });
  const source = container.querySelector('source');
  expect(source).toHaveAttribute('sizes', '(min-width: 768px) 12rem, 30vw');
});

test.each(['3:4', '1:2'])('TIL-04: a picture of %s fits the common box of all tiles', (ratio) => {
  const colour = { ...tileColour('20310000-312', 'Blau', ['3XL']), imageRatio: ratio };
  const { container } = showTile({ product: tileProduct({ colorVariants: [colour] }) });
  const length = ratio === '3:4' ? 'short' : 'tall';
  expect(container.querySelectorAll(`[data-length="${length}"] picture`)).toHaveLength(1);
});

test.each([
  ['product', true, true],
  ['waesche', true, true],
  ['set', false, true],
  ['geschenkkarte', false, true],
  ['outfit', false, false],
  ['kit', false, false],
])('TIL-05: %s: quick view and colours %s, wishlist %s', (productType, looks, keeps) => {
  const product = { ...inTwoColours(), productType: productType as 'kit' }; // each is one
  hovered(showTile({ product }).container);
  const count = (name: RegExp) => screen.queryAllByRole('button', { name }).length;
  expect(count(/^Schnellansicht/)).toBe(Number(looks));
  expect(screen.queryAllByRole('radio')).toHaveLength(looks ? 2 : 0);
  expect(count(/^Merken/)).toBe(Number(keeps));
});

test('TIL-05: a shop without wishlist has no heart', () => {
  showTile({ project: 'eck' });
  expect(screen.queryByRole('button', { name: /^Merken/ })).toBeNull();
});

test('TIL-06: two badges are shown, and no figure badge if all articles are tall', () => {
  const flags = { big: true, tall: true, bigandtall: false, exclusive: true };
  const product = tileProduct({ flags });
  const { unmount } = showTile({ product });
  expect(screen.getByText('Große Größen')).toBeInTheDocument();
  expect(screen.getByText('Überlängen')).toBeInTheDocument();
  expect(screen.queryByText('Exklusiv')).toBeNull();
  unmount();
  showTile({ product, tallOnly: true });
  expect(screen.getByText('Exklusiv')).toBeInTheDocument();
  expect(screen.queryByText('Überlängen')).toBeNull();
});

test('TIL-07: a reduced article shows its former price', () => {
  showTile();
  expect(screen.getByText(/89,95/).tagName).toBe('S');
  expect(screen.getByText(/22/)).toHaveTextContent('−22 %');
});

test('TIL-07: without a maximum price dashes are shown, for every colour', async () => {
  hovered(showTile({ product: { ...inTwoColours(), priceMax: {} } }).container);
  expect(screen.getByText(/^---/)).toHaveTextContent('--- €');
  await user().click(screen.getByRole('radio', { name: 'Weiß' }));
  expect(screen.getByText(/^---/)).toBeInTheDocument();
});

test('TIL-01: a sold-out article is marked', () => {
  showTile({ product: tileProduct({ colorVariants: [tileColour('20310000-1', 'Blau', ['M!'])] }) });
  expect(screen.getByText('Ausverkauft')).toBeInTheDocument();
});

test('TIL-01: matched words are marked, and other markup is escaped', () => {
  showTile({ highlighted: '<mark>Leinen</mark>hemd &amp; &lt;b&gt; <i>' });
  expect(screen.getByText('Leinen').tagName).toBe('MARK');
  expect(screen.getByRole('link')).toHaveTextContent('Leinenhemd & <b> <i>');
});

test('TIL-01: following the tile by name or picture is reported', () => {
  const onFollow = jest.fn();
  const { container } = showTile({ onFollow });
  const stay = (event: Event) => event.preventDefault();
  addEventListener('click', stay, { capture: true });
  screen.getByRole('link').click();
  container.querySelector<HTMLAnchorElement>('a[aria-hidden="true"]')?.click();
  removeEventListener('click', stay, { capture: true });
  expect(onFollow).toHaveBeenCalledTimes(2);
});

test('TIL-03: swatches are available on touch devices without hover', () => {
  const matches = { matches: true } as MediaQueryList; // the only member that is read
  Object.assign(globalThis, {
    matchMedia: (query: string) => (query === '(hover: none)' ? matches : null),
  });
  showTile({ product: inTwoColours() });
  Reflect.deleteProperty(globalThis, 'matchMedia');
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

test('a tile shows a rejection for ten seconds', async () => {
  showTile();
  await user().click(screen.getByRole('button', { name: /^Merken/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Merkliste/);
  wait(10_000);
  expect(screen.queryByRole('alert')).toBeNull();
});
