import { act, createEvent, fireEvent, render } from '@testing-library/react';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import { tileSummary } from '@/lib/catalog/catalogue/tile-summary';
import type { TileProduct } from '@/lib/catalog/catalogue/tile-product';
import { tileColour, tileProduct } from '@/lib/catalog/catalogue/tile-product.fixture';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { PageContextProvider } from '@/lib/shop/page-context/page-context-provider';
import type { ProjectId } from '@/lib/shop/project/projects';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { ProductTile, type ProductTileProps } from './product-tile';

interface Shown extends Partial<Omit<ProductTileProps, 'product' | 'summary'>> {
  project?: ProjectId;
  product?: TileProduct;
  /** Whether the record is not loaded yet. */
  isSummaryOnly?: boolean;
}

/** A tile as rendered in a German list. */
export function TileShown({ project = 'hgg', isSummaryOnly = false, ...props }: Shown) {
  const { product = tileProduct(), tallOnly = false, ...shown } = props;
  const usual = { sizes: '25vw', isNear: true, isEager: false, position: 1 };
  return (
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project, locale: 'de-de' }}>
        <PageContextProvider currency="EUR">
          <MediaProvider baseUrl="https://pictures.example">
            <ProductTile
              summary={tileSummary(product, { project, currency: 'EUR', tallOnly })}
              product={isSummaryOnly ? null : product}
              href="/de-de/p/hemd/20310000"
              tallOnly={tallOnly}
              {...usual}
              {...shown}
            />
          </MediaProvider>
        </PageContextProvider>
      </RouteContextProvider>
    </MessagesProvider>
  );
}

export const showTile = (shown: Shown = {}) => render(<TileShown {...shown} />);

/** The linen shirt in two colours; the blue one has a sold-out size. */
export const inTwoColours = () =>
  tileProduct({
    colorVariants: [
      tileColour('20310000-312', 'Himmelblau', ['3XL', '4XL!', '5XL']),
      tileColour('20310000-100', 'Weiß', ['6XL']),
    ],
  });

/**
 * Dispatches a pointer event, which in jsdom lacks the pointer type; React derives "enter" from
 * "over".
 */
export function point(kind: 'Over' | 'Out' | 'Down', on: Element, pointerType = 'mouse') {
  const event = createEvent[`pointer${kind}`](on, { bubbles: true });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(on, event);
}

export const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
