import { useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { isSizeBuyable, quantitiesOf } from '@/lib/catalog/article/article-choice';
import type { ArticleDetail } from '@/lib/catalog/article/article-detail';
import { useBasketAdditions } from '@/lib/browser/visitor/use-basket-additions';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { AdditionOutcome } from './addition-outcome';
import { useAddition } from './use-addition';
import styles from './voucher-form.module.css';

/** Quantity of vouchers of one amount, and the basket button; works without JavaScript. */
export function GiftVoucherForm({ article }: { article: ArticleDetail }) {
  const { article: messages } = useMessages();
  const { locale } = useRouteContext();
  const basket = useBasketAdditions();
  const addition = useAddition();
  const [quantity, setQuantity] = useState(1);
  const [colour] = article.colours;
  const voucher = colour.sizes.find(isSizeBuyable);
  if (!voucher) return <Button disabled>{messages.soldOut}</Button>;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (addition.isPending) return;
    const request = { id: colour.itemnum, sku: voucher.sku, count: quantity };
    void addition.follow(basket.add(request), [voucher.sku]);
  };
  return (
    <form method="post" action="/api/cart/cart/add" className={styles.root} onSubmit={submit}>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="sku" value={voucher.sku} />
      <div className={styles.actions}>
        <label className={styles.quantity}>
          <span className="visually-hidden">{messages.quantity}</span>
          <select
            name="count"
            value={quantity}
            onChange={({ target }) => {
              setQuantity(Number(target.value));
              addition.forget();
            }}
          >
            {quantitiesOf(colour, voucher).map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <Button type="submit" isPending={addition.isPending}>
          {messages.addToBasket}
        </Button>
      </div>
      <AdditionOutcome title={article.title} addition={addition} />
    </form>
  );
}
