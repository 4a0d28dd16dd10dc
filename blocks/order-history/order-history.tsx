import { AccountFrame } from '@/components/account/account-frame';
import styles from '@/components/account/account.module.css';
import { ButtonLink } from '@/components/ui/button/button';
import type { BlockProps } from '@/lib/content/block';
import { useFieldTags } from '@/lib/content/field-tags';
import { NestedBlocks } from '@/lib/content/nested-blocks';
import { useMessages } from '@/lib/i18n/use-messages';
import type { OrderHistory as History } from '@/lib/order-view/order-history';
import { groupOf } from '@/lib/order-view/order-view';
import { HistoryFilters, historyHref } from './history-filters';
import { OrderCard } from './order-card';
import { useRouteContext } from '@/lib/routes/route-context-provider';

type Props = BlockProps<'orderHistory'>;

function Empty({ id, fields }: Pick<Props, 'id' | 'fields'>) {
  const tag = useFieldTags();
  return (
    <>
      <p {...tag(id, 'emptyText')}>{fields.emptyText}</p>
      <div>
        <ButtonLink link={fields.emptyLink} tag={tag(id, 'emptyLabel')}>
          {fields.emptyLabel}
        </ButtonLink>
      </div>
      {fields.emptyBlocks.length > 0 && <NestedBlocks blocks={fields.emptyBlocks} />}
    </>
  );
}

/** Ongoing orders first, then those that are over. */
function Groups({ orders }: Pick<History, 'orders'>) {
  const { orderHistory: messages } = useMessages();
  return (['ongoing', 'completed'] as const).map((group) => {
    const members = orders.filter(({ status }) => groupOf(status) === group);
    if (members.length === 0) return null;
    return (
      <section key={group} className={styles.cards} aria-label={messages[group]}>
        <h2 className={styles.heading}>{messages[group]}</h2>
        {members.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </section>
    );
  });
}

function Orders({ history }: { history: History }) {
  const { orderHistory: messages } = useMessages();
  const context = useRouteContext();
  const { orders, hasMore, shown, filter, year, term } = history;
  return (
    <>
      <HistoryFilters history={history} />
      {orders.length === 0 && <p>{messages.nothing}</p>}
      <Groups orders={orders} />
      {hasMore && (
        <div>
          <ButtonLink
            link={{
              href: historyHref(context, { filter, year, term, shown: shown + 10 }),
              opens: 'page',
            }}
            look="secondary"
          >
            {messages.more}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** Orders of a customer. */
export function OrderHistory({ id, fields, loaded, isFirst }: Props) {
  const history = loaded?.history ?? null;
  const hasNone = history?.years.length === 0;
  return (
    <AccountFrame {...{ id, loaded, isFirst }} headline={fields.headline} page="OrderHistory">
      {hasNone && <Empty id={id} fields={fields} />}
      {history && !hasNone && <Orders history={history} />}
    </AccountFrame>
  );
}
