import { ProductSlider } from '@/components/product-slider/product-slider';
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
  return <ProductSlider id="last-seen" headline={words.headline} products={products} />;
}
