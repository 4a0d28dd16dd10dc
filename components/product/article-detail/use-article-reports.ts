import { useCallback, useEffect, useMemo, useRef } from 'react';
import { whenIdle } from '@/lib/platform/hydration/when-idle';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { rememberSeen } from '@/lib/catalog/last-seen/last-seen';
import { usePageCurrency } from '@/lib/shop/page-context/page-context-provider';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { indexNames } from '@/lib/catalog/search/index-names';
import { useSearchService } from '@/lib/catalog/search/search-service-context';
import { priceOf } from '@/lib/catalog/article/article-choice';
import type { ArticleDetail, DetailColour, DetailSize } from '@/lib/catalog/article/article-detail';

interface Addition {
  colour: DetailColour;
  size: DetailSize;
  quantity: number;
}

/** Reports lazily; offline, or if the code is blocked, the report is lost. */
const report = (notify: (events: typeof import('@/lib/browser/tracking/article-events')) => void) =>
  void import('@/lib/browser/tracking/article-events').then(notify, () => undefined);

const seen = (article: ArticleDetail, colour: DetailColour, size: DetailSize | null) => ({
  objectID: article.number,
  title: article.title,
  brand: article.brand,
  categories: article.categories,
  itemnum: colour.itemnum,
  price: priceOf(article, colour, size).price,
});

/**
 * Reports the article as seen, once per visit to its page, and remembers it for the visitor.
 * @returns reports pieces added to the basket, to tracking and to the app
 */
export function useArticleReports(article: ArticleDetail, colour: DetailColour) {
  const { language } = useMessages();
  const { project } = useRouteContext();
  const currency = usePageCurrency();
  const service = useSearchService();
  const source = useMemo(
    () => ({ service, currency, index: indexNames(project, language).products }),
    [service, currency, project, language],
  );
  const opened = useRef({ article, colour });
  const { number } = article;
  useEffect(() => {
    rememberSeen(number);
    const { current } = opened;
    return whenIdle(() =>
      report((events) =>
        events.reportProductView(source, seen(current.article, current.colour, null)),
      ),
    );
  }, [number, source]);

  return useCallback(
    (added: Addition) => {
      const { size, quantity } = added;
      report((events) =>
        events.reportAddToCart(source, {
          ...seen(article, added.colour, size),
          size: size.label,
          quantity,
        }),
      );
    },
    [article, source],
  );
}
