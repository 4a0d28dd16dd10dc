import { Button } from '@/components/ui/button/button';
import { PageLink } from '@/components/ui/page-link/page-link';
import { isRemovable, type Combination } from '@/lib/article/combination';
import { formatMessage } from '@/lib/i18n/format-message';
import { useMessages } from '@/lib/i18n/use-messages';
import { routeHref } from '@/lib/routes/named-routes';
import { useRouteContext } from '@/lib/routes/route-context-provider';
import styles from './combination-box.module.css';
import type { useCombinationPurchase } from './use-combination-purchase';

const BASKET = { name: 'Frontastic.Frontend.Master.Checkout.cart', parameters: {} } as const;

interface Props {
  combination: Combination;
  canBuy: boolean;
  purchase: ReturnType<typeof useCombinationPurchase>;
}

function Outcome({ combination, purchase }: Omit<Props, 'canBuy'>) {
  const { article: messages } = useMessages();
  const routes = useRouteContext();
  const { title } = combination.article;
  return (
    <>
      <output className={styles.outcome}>
        {purchase.isAdded && (
          <>
            {formatMessage(messages.added, { title })}{' '}
            <PageLink href={routeHref(BASKET, routes)}>{messages.toBasket}</PageLink>
          </>
        )}
      </output>
      <div role="alert" className={styles.warning}>
        {purchase.refused && <p>{purchase.refused}</p>}
      </div>
    </>
  );
}

/** The button that adds the chosen products, and the outcome of the last request. */
export function CombinationSubmit({ combination, canBuy, purchase }: Props) {
  const { article, combination: messages } = useMessages();
  if (!canBuy)
    return (
      <>
        <Button disabled>{article.soldOut}</Button>
        {combination.kind === 'set' && <p className={styles.hint}>{messages.incomplete}</p>}
      </>
    );
  return (
    <>
      {isRemovable(combination) && <p className={styles.withoutScripts}>{messages.withoutSize}</p>}
      <Button type="submit" isPending={purchase.isPending}>
        {article.addToBasket}
      </Button>
      <Outcome combination={combination} purchase={purchase} />
    </>
  );
}
