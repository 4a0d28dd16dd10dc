import { SlowNote } from '@/components/ui/slow-note/slow-note';
import { PageLink } from '@/components/ui/page-link/page-link';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { routeHref } from '@/lib/shop/routes/named-routes';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './addition-outcome.module.css';
import type { Addition } from './use-addition';

const BASKET = { name: 'Frontastic.Frontend.Master.Checkout.cart', parameters: {} } as const;

/** Reports that an article was added to the basket, or why not. */
export function AdditionOutcome({ title, addition }: { title: string; addition: Addition }) {
  const { article: messages } = useMessages();
  const routes = useRouteContext();
  return (
    <>
      <output className={styles.added}>
        {addition.isAdded && (
          <>
            {formatMessage(messages.added, { title })}{' '}
            <PageLink href={routeHref(BASKET, routes)}>{messages.toBasket}</PageLink>
          </>
        )}
      </output>
      <SlowNote isPending={addition.isPending} />
      <div role="alert" className={styles.rejection}>
        {addition.rejection && <p>{addition.rejection}</p>}
      </div>
    </>
  );
}
