import { useMemo } from 'react';
import { ProductSlider } from '@/components/product/product-slider/product-slider';
import { tileSummary } from '@/lib/catalog/catalogue/tile-summary';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useLastSeen } from '@/lib/catalog/last-seen/use-last-seen';
import { usePageCurrency } from '@/lib/shop/page-context/page-context-provider';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { indexNames } from '@/lib/catalog/search/index-names';
import { Comparison } from './comparison';

/**
 * Recently viewed articles of this visitor; empty on a first visit.
 * @param without article number of the current page
 */
export function LastSeen({ without = null }: { without?: string | null }) {
  const { lastSeen: messages, language } = useMessages();
  const { project } = useRouteContext();
  const currency = usePageCurrency();
  const index = indexNames(project, language).products;
  const products = useLastSeen({ index, currency, without });
  const summaries = products.map((product) =>
    tileSummary(product, { project, currency, tallOnly: false }),
  );
  const known = useMemo(
    () => new Map(products.map((product) => [product.objectID, product])),
    [products],
  );
  return (
    <>
      <ProductSlider
        id="last-seen"
        headline={messages.headline}
        summaries={summaries}
        known={known}
      />
      {summaries.length > 1 && (
        <div data-screen-only="">
          <Comparison summaries={summaries} known={known} />
        </div>
      )}
    </>
  );
}
