import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useDeferredComponent } from '@/components/ui/deferred/use-deferred-component';
import type { ArticleDetail } from '@/lib/catalog/article/article-detail';
import { sizeChartId } from '@/lib/catalog/catalogue/size-chart';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './size-help.module.css';

/** Time limit for the size advisor's button, after which the chart replaces it. */
const ADVISOR_TIMEOUT_MS = 5_000;

const importChart = () => import('./size-chart').then((module) => module.SizeChart);

/** Whether the advisor has shown its button; `null` while unknown. */
function useHasAdvisor(advisor: ReactNode) {
  const place = useRef<HTMLDivElement>(null);
  const [hasAdvisor, setHasAdvisor] = useState<boolean | null>(advisor ? null : false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const look = () => {
      if (element.querySelector('button')) setHasAdvisor(true);
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true });
    look();
    const timer = setTimeout(() => setHasAdvisor((found) => found ?? false), ADVISOR_TIMEOUT_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return { place, hasAdvisor };
}

interface Props {
  article: ArticleDetail;
  /** The size advisor, if the shop has one. */
  advisor?: ReactNode;
}

/** The advisor's button, or the size chart if there is none within five seconds. */
export function SizeHelp({ article, advisor = null }: Props) {
  const { article: messages } = useMessages();
  const { project } = useRouteContext();
  const { place, hasAdvisor } = useHasAdvisor(advisor);
  const [isOpen, setIsOpen] = useState(false);
  const { Component: Chart, prepare, load, hasFailed } = useDeferredComponent(importChart);
  const [size] = article.colours.flatMap(({ sizes }) => sizes);
  const chart =
    size && sizeChartId({ project, productType: article.productType, sizeType: size.sizeType });
  const open = () => {
    load();
    setIsOpen(true);
  };
  return (
    <div className={styles.root}>
      {advisor && <div ref={place}>{advisor}</div>}
      {chart && hasAdvisor === false && (
        <button
          type="button"
          className={styles.chart}
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onClick={open}
        >
          {messages.sizeChart}
        </button>
      )}
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          {messages.partFailed}
        </p>
      )}
      {chart && Chart && (
        <Chart chart={chart} article={article} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}
