import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { inTwoColours, point, showTile, TileShown } from './show-tile.fixture';

const product = inTwoColours();
/** Gives chunks that must not be needed time to load. */
const arrive = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

// The first test starts without the deferred chunk, as a first visit does.
test('TIL-01: the HTML of a tile has its text and links, and nothing that needs scripts', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<TileShown product={product} isNear={false} />);
  const link = screen.getByRole('link', { name: 'Leinenhemd mit Kentkragen' });
  expect(link).toHaveAttribute('href', '/de-de/p/hemd/20310000?colorVariant=20310000-312');
  for (const texts of [/69,95/, '2 Farben', 'Größen: 3XL, 5XL'])
    expect(screen.getByText(texts)).toBeInTheDocument();
  expect(page.querySelectorAll('picture')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
  expect(page.innerHTML.length).toBeLessThan(2_200);

  const picture = page.querySelector('img');
  link.focus();
  const tile = (isNear: boolean) => <TileShown product={product} isNear={isNear} />;
  const root = await act(async () => hydrateRoot(page, tile(false)));
  await arrive();
  expect(screen.queryByRole('button')).toBeNull();
  await act(async () => root.render(tile(true)));
  expect(await screen.findByRole('button', { name: /^Merken/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Schnellansicht/ })).toBeInTheDocument();
  expect(link).toHaveFocus();
  expect(page.querySelector('img')).toBe(picture);
  await act(async () => root.unmount());
  page.remove();
});

test('TIL-01: hovering loads the deferred parts before the list does', async () => {
  const { container } = showTile({ product, isNear: false });
  point('Over', container.querySelector('[data-position]')!); // the tile itself
  expect(await screen.findByRole('list', { name: 'Größen' })).toBeInTheDocument();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

test('TIL-01: a tile is complete until its record is loaded, even after an interaction', async () => {
  const { container, rerender } = showTile({ product, isSummaryOnly: true });
  point('Over', container.querySelector('[data-position]')!); // the tile itself
  await arrive();
  expect(screen.getByRole('link')).toHaveAccessibleName('Leinenhemd mit Kentkragen');
  expect(screen.getByText('2 Farben')).toBeInTheDocument();
  expect(screen.getByText('Größen: 3XL, 5XL')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<TileShown product={product} />);
  expect(await screen.findByRole('button', { name: /^Merken/ })).toBeInTheDocument();
});
