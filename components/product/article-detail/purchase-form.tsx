import { useRef, type FormEvent } from 'react';
import { colourOf, isBuyable, sizeOf } from '@/lib/article/article-choice';
import type { ArticleDetail } from '@/lib/article/article-detail';
import type { useArticleChoice } from '@/lib/article/use-article-choice';
import { useIsHydrated } from '@/lib/hydration/use-is-hydrated';
import { useRouteContext } from '@/lib/routes/route-context-provider';
import styles from './purchase-form.module.css';
import { PurchaseBar } from './purchase-bar';
import { SizeChoice } from './size-choice';
import { usePurchase } from './use-purchase';

interface Props {
  id: string;
  article: ArticleDetail;
  chosen: ReturnType<typeof useArticleChoice>;
  /** False for a voucher: nothing is to be chosen. */
  hasSizes: boolean;
}

/** Size, quantity and "add to basket"; a form that works without JavaScript. */
export function PurchaseForm({ id, article, chosen, hasSizes }: Props) {
  const { locale } = useRouteContext();
  const isHydrated = useIsHydrated();
  const purchase = usePurchase();
  const { choice } = chosen;
  const colour = colourOf(article.colours, choice);
  const size = sizeOf(colour, choice);
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (purchase.isPending) return;
    if (!size || !isBuyable(size)) {
      chosen.missSize();
      // On a phone the button is shown while the sizes are offscreen.
      form.current?.querySelector<HTMLElement>('[name="sku"]:enabled')?.focus();
      return;
    }
    void purchase.add({ id: colour.itemnum, sku: size.sku, count: choice.quantity });
  };
  const chooseSize = (sku: string) => {
    purchase.forget();
    chosen.chooseSize(sku);
  };
  return (
    <form
      ref={form}
      method="post"
      action="/api/cart/cart/add"
      className={styles.root}
      // The browser's own message only where ours cannot be shown.
      noValidate={isHydrated}
      onSubmit={submit}
    >
      <input type="hidden" name="locale" value={locale} />
      {hasSizes ? (
        <SizeChoice id={id} colour={colour} choice={choice} onChoose={chooseSize} />
      ) : (
        <input type="hidden" name="sku" value={size?.sku ?? ''} />
      )}
      <PurchaseBar article={article} chosen={chosen} purchase={purchase} />
    </form>
  );
}
