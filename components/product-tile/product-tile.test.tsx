import { render, screen } from '@testing-library/react';
import { MediaProvider } from '@/lib/catalogue/media-context';
import { tileProduct } from '@/lib/catalogue/tile-product.fixture';
import { messagesFor } from '@/lib/i18n/messages';
import { WordsProvider } from '@/lib/i18n/words';
import { PageContextProvider } from '@/lib/page-context/page-context-provider';
import { ProductTile, type ProductTileProps } from './product-tile';

function show(props: Partial<ProductTileProps> = {}) {
  const usual = { sizes: '25vw', isEager: false, position: 1, tallOnly: false };
  return render(
    <WordsProvider messages={messagesFor('de')}>
      <PageContextProvider currency="EUR">
        <MediaProvider baseUrl="https://pictures.example">
          <ProductTile
            product={tileProduct()}
            href="/de-de/p/hemd/20310000"
            {...usual}
            {...props}
          />
        </MediaProvider>
      </PageContextProvider>
    </WordsProvider>,
  );
}

test('TIL-01: a tile is one link with the article’s name', () => {
  show();
  const link = screen.getByRole('link', { name: 'Leinenhemd mit Kentkragen' });
  expect(link).toHaveAttribute('href', '/de-de/p/hemd/20310000');
});

test('TIL-07: a reduced article says what it was', () => {
  show();
  expect(screen.getByText(/89,95/).tagName).toBe('S');
  expect(screen.getByText(/22/)).toHaveTextContent('−22 %');
});
