import { Button } from '@/components/ui/button/button';
import { PageLink } from '@/components/ui/page-link/page-link';
import { colourOf, isBuyable, quantitiesOf, sizeOf } from '@/lib/article/article-choice';
import type { ArticleDetail } from '@/lib/article/article-detail';
import type { useArticleChoice } from '@/lib/article/use-article-choice';
import { formatMessage } from '@/lib/i18n/format-message';
import { useMessages } from '@/lib/i18n/use-messages';
import { routeHref } from '@/lib/routes/named-routes';
import { useRouteContext } from '@/lib/routes/route-context-provider';
import styles from './purchase-form.module.css';
import type { usePurchase } from './use-purchase';

function Outcome({ title, purchase }: { title: string; purchase: ReturnType<typeof usePurchase> }) {
  const { article: messages } = useMessages();
  const routes = useRouteContext();
  const basket = { name: 'Frontastic.Frontend.Master.Checkout.cart', parameters: {} } as const;
  return (
    <>
      <output className={styles.added}>
        {purchase.isAdded && (
          <>
            {formatMessage(messages.added, { title })}{' '}
            <PageLink href={routeHref(basket, routes)}>{messages.toBasket}</PageLink>
          </>
        )}
      </output>
      <div role="alert" className={styles.refused}>
        {purchase.refused && <p>{purchase.refused}</p>}
      </div>
    </>
  );
}

interface QuantityProps {
  quantities: readonly number[];
  value: number;
  onChoose: (quantity: number) => void;
}

function Quantity({ quantities, value, onChoose }: QuantityProps) {
  const { article: messages } = useMessages();
  return (
    <label className={styles.quantity}>
      <span className="visually-hidden">{messages.quantity}</span>
      <select name="count" value={value} onChange={({ target }) => onChoose(Number(target.value))}>
        {quantities.map((quantity) => (
          <option key={quantity}>{quantity}</option>
        ))}
      </select>
    </label>
  );
}

interface Props {
  article: ArticleDetail;
  chosen: ReturnType<typeof useArticleChoice>;
  purchase: ReturnType<typeof usePurchase>;
}

/** Quantity and button, and the outcome of the last request. */
export function PurchaseBar({ article, chosen: { choice, chooseQuantity }, purchase }: Props) {
  const { article: messages } = useMessages();
  const colour = colourOf(article.colours, choice);
  const size = sizeOf(colour, choice);
  const canBuy = colour.sizes.some(isBuyable);
  return (
    <div className={styles.bar}>
      <div className={styles.actions}>
        {canBuy ? (
          <>
            <Quantity
              quantities={quantitiesOf(colour, size)}
              value={choice.quantity}
              onChoose={chooseQuantity}
            />
            <Button type="submit" isPending={purchase.isPending}>
              {messages.addToBasket}
            </Button>
          </>
        ) : (
          <Button disabled>{messages.soldOut}</Button>
        )}
      </div>
      <Outcome title={article.title} purchase={purchase} />
    </div>
  );
}
