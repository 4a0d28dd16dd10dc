import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { showList, withPage } from '@/components/list/product-list/list.fixture';
import { ProductListBlock } from './product-list';
import { productListFixtures } from './product-list.fixture';

const { default: plain, maximal } = productListFixtures;
const cells = () => within(screen.getByRole('list', { name: 'Artikel' })).getAllByRole('listitem');

/** Fails accidental requests, since there is no search service. */
const requests = jest.fn();
beforeEach(() => {
  requests.mockClear();
  globalThis.XMLHttpRequest.prototype.send = requests;
});

test('PLP-17: the HTML contains the list of a category', () => {
  const html = renderToString(withPage(<ProductListBlock {...plain} />));
  expect(html.match(/data-article=/g)).toHaveLength(8);
  expect(html).toContain('/de-de/p/leinenhemd/20310000');
});

test('PLP-16: starts from the loaded results without a request', async () => {
  await showList(<ProductListBlock {...plain} />);
  expect(screen.getAllByRole('link', { name: /Leinenhemd/ })).toHaveLength(8);
  expect(screen.getByText('8 Artikel')).toHaveRole('status');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(requests).not.toHaveBeenCalled();
});

test('PLP-10: shows teaser boxes among the articles', async () => {
  await showList(<ProductListBlock {...maximal} />);
  const places = cells().map((cell, at) => (cell.dataset['size'] ? [at, cell.textContent] : null));
  expect(places.filter(Boolean)).toEqual([
    [4, 'one'],
    [13, 'two'],
    [22, 'three'],
  ]);
});

test('reports a failure to load, with a button to try again', async () => {
  await showList(<ProductListBlock {...plain} loaded={null} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/nicht erreichbar/);
  expect(screen.getByRole('button', { name: 'Jetzt versuchen' })).toBeVisible();
});
