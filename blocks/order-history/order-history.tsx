import dynamic from 'next/dynamic';
import { AccountFrame } from '@/components/account/account-frame';
import { DeferredPart } from '@/components/ui/deferred-part/deferred-part';
import { ButtonLink } from '@/components/ui/button/button';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { NestedBlocks } from '@/lib/cms/content/nested-blocks';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { OrderHistory as History } from '@/lib/commerce/order-view/order-history';
import { HistoryFilters, historyHref } from './history-filters';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';

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

/** A separate chunk, because orders can be read before hydration. */
const loadGroups = () => import('./order-groups').then((part) => part.OrderGroups);
const OrderGroups = dynamic(loadGroups);

function Orders({ history }: { history: History }) {
  const { orderHistory: messages } = useMessages();
  const context = useRouteContext();
  const { orders, hasMore, shown, filter, year, term } = history;
  return (
    <>
      <HistoryFilters history={history} />
      {orders.length === 0 && <p>{messages.nothing}</p>}
      <DeferredPart load={loadGroups}>
        <OrderGroups orders={orders} />
      </DeferredPart>
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

export function OrderHistoryBlock({ id, fields, loaded, isFirst }: Props) {
  const history = loaded?.history ?? null;
  const hasNone = history?.years.length === 0;
  return (
    <AccountFrame
      id={id}
      loaded={loaded}
      isFirst={isFirst}
      headline={fields.headline}
      page="OrderHistory"
    >
      {hasNone && <Empty id={id} fields={fields} />}
      {history && !hasNone && <Orders history={history} />}
    </AccountFrame>
  );
}
