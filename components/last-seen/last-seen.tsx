import { useMemo } from 'react';
import { ProductSlider } from '@/components/product-slider/product-slider';
import { tileFace } from '@/lib/catalogue/tile-face';
import { useWords } from '@/lib/i18n/words';
import { useLastSeen } from '@/lib/last-seen/use-last-seen';
import { usePageCurrency } from '@/lib/page-context/page-context-provider';
import { useRouteContext } from '@/lib/routes/route-context-provider';
import { indexNames } from '@/lib/search/index-names';

/**
 * What this visitor looked at last. Nothing for those who are here for the first time.
 * @param without article number of the page it stands on
 */
export function LastSeen({ without = null }: { without?: string | null }) {
  const { lastSeen: words, language } = useWords();
  const { project } = useRouteContext();
  const currency = usePageCurrency();
  const index = indexNames(project, language).products;
  const products = useLastSeen({ index, currency, without });
  const faces = products.map((product) =>
    tileFace(product, { project, currency, tallOnly: false }),
  );
  const known = useMemo(
    () => new Map(products.map((product) => [product.objectID, product])),
    [products],
  );
  return <ProductSlider id="last-seen" headline={words.headline} faces={faces} known={known} />;
}
