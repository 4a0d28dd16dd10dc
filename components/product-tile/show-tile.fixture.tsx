import { act, createEvent, fireEvent, render } from '@testing-library/react';
import { MediaProvider } from '@/lib/catalogue/media-context';
import { tileColour, tileProduct } from '@/lib/catalogue/tile-product.fixture';
import { messagesFor } from '@/lib/i18n/messages';
import { WordsProvider } from '@/lib/i18n/words';
import { PageContextProvider } from '@/lib/page-context/page-context-provider';
import type { ProjectId } from '@/lib/project/projects';
import { RouteContextProvider } from '@/lib/routes/route-context-provider';
import { ProductTile, type ProductTileProps } from './product-tile';

type Shown = Partial<ProductTileProps> & { project?: ProjectId };

/** A tile as it stands in a German list. */
export function showTile({ project = 'hgg', ...props }: Shown = {}) {
  const usual = { sizes: '25vw', isEager: false, position: 1, tallOnly: false };
  return render(
    <WordsProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project, locale: 'de-de' }}>
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
      </RouteContextProvider>
    </WordsProvider>,
  );
}

/** The linen shirt in two colours; the blue one has a size that is sold out. */
export const inTwoColours = () =>
  tileProduct({
    colorVariants: [
      tileColour('20310000-312', 'Himmelblau', ['3XL', '4XL!', '5XL']),
      tileColour('20310000-100', 'Weiß', ['6XL']),
    ],
  });

/** jsdom's pointer events do not say what points; React makes "enter" of "over". */
export function point(kind: 'Over' | 'Out' | 'Down', on: Element, pointerType = 'mouse') {
  const event = createEvent[`pointer${kind}`](on, { bubbles: true });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(on, event);
}

export const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
