import { render, screen, within } from '@testing-library/react';
import type { BlockProps } from '@/lib/cms/content/block';
import { NestedBlocksProvider } from '@/lib/cms/content/nested-blocks';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { ZeroResult } from './zero-result';
import { zeroResultFixtures } from './zero-result.fixture';

const show = (props: BlockProps<'zeroResult'>, search = '') => {
  history.replaceState(null, '', `/de-de/nichts${search}`);
  return render(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <NestedBlocksProvider render={(blocks) => blocks.map(({ id }) => <p key={id}>{id}</p>)}>
          <ZeroResult {...props} />
        </NestedBlocksProvider>
      </RouteContextProvider>
    </MessagesProvider>,
  );
};

const { default: plain, minimal, maximal } = zeroResultFixtures;

test('PLP-09, SRC-06: the page repeats the query as text', () => {
  show(plain, '?query=%3Cb%3Eblaue%20Hose');
  expect(screen.getByRole('heading')).toHaveTextContent('Nichts gefunden für „<b>blaue Hose“');
});

test('SRC-06: suggested searches link to the search', () => {
  show(plain);
  const searches = within(screen.getByRole('navigation', { name: 'Wie wäre es mit' }));
  expect(searches.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/de-de/search?query=Leinenhemd',
    '/de-de/search?query=Chino',
    '/de-de/search?query=Parka',
  ]);
});

test('SRC-06: recommendations are shown below', () => {
  show(maximal);
  expect(screen.getByText('more')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('shows its message without query and suggestions', () => {
  show(minimal);
  expect(screen.getByRole('heading')).toHaveTextContent('Nichts gefunden');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('SRC-06, GEN-05: a shop without a search suggests none', () => {
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project: 'eck', locale: 'de-de' }}>
        <NestedBlocksProvider render={() => null}>
          <ZeroResult {...maximal} />
        </NestedBlocksProvider>
      </RouteContextProvider>
    </MessagesProvider>,
  );
  expect(screen.getByRole('heading')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
