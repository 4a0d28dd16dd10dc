import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import type { ArticleDetail, DetailSize } from '@/lib/catalog/article/article-detail';
import type { ProductDetailHandle } from './use-product-detail';
import { formatCount } from '@/lib/shop/i18n/format-count';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { PurchaseActions } from './purchase-actions';
import { PurchaseDock } from './purchase-dock';
import styles from './purchase-form.module.css';
import { SizeChoice } from './size-choice';
import { SoldOutNotice } from './sold-out-notice';

/** From this number on, a size in stock counts as one of the last. */
const FEW = 3;

/** That few pieces of the chosen size are left. */
function FewLeft({ size }: { size: DetailSize | null }) {
  const { article: messages, language } = useMessages();
  const left = size?.most ?? 0;
  return (
    <output className={styles.fewLeft}>
      {left > 0 && left <= FEW && formatCount(messages.counts.fewLeft, { count: left }, language)}
    </output>
  );
}

interface Props {
  id: string;
  article: ArticleDetail;
  detail: ProductDetailHandle;
  /** False for a voucher, which has none. */
  hasSizes: boolean;
  sizeHelp?: ReactNode;
}

/** Size, quantity and "add to basket", as a form that works without JavaScript. */
export function PurchaseForm({ id, article, detail, hasSizes, sizeHelp }: Props) {
  const { locale } = useRouteContext();
  const { state } = detail;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Disables the browser's own message once ours can be shown; as a prop it would re-render
    // everything.
    if (form.current) form.current.noValidate = true;
  }, []);
  const showSizes = () => {
    // On a phone the button may be visible while the sizes are offscreen.
    form.current?.querySelector<HTMLElement>('[name="sku"]:enabled')?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await detail.addToCart())) showSizes();
  };
  return (
    <form
      ref={form}
      method="post"
      action="/api/cart/cart/add"
      className={styles.root}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="locale" value={locale} />
      {hasSizes ? (
        <div className={styles.sizes}>
          <SizeChoice id={id} article={article} detail={detail} />
          <FewLeft size={state.selectedSize} />
          {sizeHelp}
        </div>
      ) : (
        <input type="hidden" name="sku" value={state.selectedSize?.sku ?? ''} />
      )}
      {detail.soldOut && <SoldOutNotice article={article} detail={detail} size={detail.soldOut} />}
      <PurchaseActions article={article} detail={detail} />
      <PurchaseDock article={article} detail={detail} form={form} onSizes={showSizes} />
    </form>
  );
}
