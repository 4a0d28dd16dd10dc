import { Button } from '@/components/ui/button/button';
import type { CounterHead } from '@/lib/counter/counter/counter-head';
import {
  orderListSearch,
  ORDER_STATES,
  type ListedOrder,
  type OrderList,
  type OrderListRequest,
  type SavedView,
} from '@/lib/counter/orders/order-list';
import { formatDate, formatTime } from '@/lib/shop/i18n/format-date';
import { formatMoney } from '@/lib/shop/money/format-money';
import { isCurrency } from '@/lib/shop/project/currencies';
import tool from '@/components/studio/studio.module.css';
import { CounterFrame } from './counter-frame';
import { ShopChoice } from './form-fields';
import styles from './counter.module.css';

export interface OrderListViewProps {
  counter: CounterHead;
  request: OrderListRequest;
  list: OrderList;
  /** Views that the member of staff has saved. */
  views: readonly SavedView[];
}

function SearchForm({ counter, request }: OrderListViewProps) {
  const { messages } = counter;
  return (
    <search>
      <form className={tool.form} action="/counter">
        <label className={tool.choice}>
          {messages.search}
          <input name="query" type="search" defaultValue={request.query} />
        </label>
        <label className={tool.choice}>
          {messages.state}
          <select name="state" defaultValue={request.state}>
            {ORDER_STATES.map((state) => (
              <option key={state} value={state}>
                {messages.states[state]}
              </option>
            ))}
          </select>
        </label>
        <ShopChoice counter={counter} project={request.project} />
        <Button type="submit">{messages.find}</Button>
      </form>
    </search>
  );
}

function OrderItem({ order, counter }: { order: ListedOrder; counter: CounterHead }) {
  const { messages, language } = counter;
  const { id, number, placedAt, name, city, status, isOpen, total } = order;
  const currency = order.currency.toUpperCase();
  const place = [name, city].filter(Boolean).join(', ');
  return (
    <li>
      <a href={`/counter/order/${id}`}>{number}</a>
      <span className={tool.hint}>
        {formatDate(placedAt, language)} {formatTime(placedAt, language)}
      </span>
      <span>{place}</span>
      <span
        className={tool.state}
        data-state={isOpen && status !== 'pending' ? 'draft' : undefined}
      >
        {messages.status[status]}
        {status !== 'cancelled' &&
          status !== 'pending' &&
          `, ${messages.shippingStatus[isOpen ? 'OPEN' : 'SHIPPED']}`}
      </span>
      <b>{isCurrency(currency) ? formatMoney(total, currency, language) : total}</b>
    </li>
  );
}

/** The views that were saved, and a form to save this one. */
function Views({ counter, request, views }: OrderListViewProps) {
  const { messages } = counter;
  const shown = String(orderListSearch(request));
  const isDefault = request.query === '' && request.state === 'all' && request.project === null;
  const saved = views.find((view) => String(orderListSearch(view)) === shown);
  const hidden = Object.entries(Object.fromEntries(orderListSearch(request))).map(
    ([name, value]) => <input key={name} type="hidden" name={name} value={value} />,
  );
  return (
    <>
      {views.length > 0 && (
        <nav aria-label={messages.views} className={styles.links}>
          {views.map((view) => (
            <a
              key={view.id}
              href={`/counter?${orderListSearch(view)}`}
              aria-current={view === saved ? 'page' : undefined}
            >
              {view.name}
            </a>
          ))}
        </nav>
      )}
      {saved ? (
        <form className={styles.links} method="post" action="/counter">
          {hidden}
          <input type="hidden" name="id" value={saved.id} />
          <Button type="submit" look="quiet" name="step" value="remove-view">
            {messages.viewRemove} <span className="visually-hidden">{saved.name}</span>
          </Button>
        </form>
      ) : (
        !isDefault && (
          <form className={tool.form} method="post" action="/counter">
            {hidden}
            <label className={tool.choice}>
              {messages.viewName}
              <input name="name" required />
            </label>
            <Button type="submit" look="secondary" name="step" value="save-view">
              {messages.viewSave}
            </Button>
          </form>
        )
      )}
    </>
  );
}

/** Orders of all shops, newest first, with search and filters. */
export function OrderListView(props: OrderListViewProps) {
  const { counter, request, list } = props;
  const { messages } = counter;
  const chosen = Object.fromEntries(orderListSearch(request));
  return (
    <CounterFrame counter={counter} title={messages.orders} section="orders">
      <SearchForm {...props} />
      <Views {...props} />
      {list.isTooMany && <output>{messages.tooManyFound}</output>}
      {!list.isTooMany && list.orders.length === 0 && <output>{messages.noOrders}</output>}
      <ol className={styles.orders}>
        {list.orders.map((order) => (
          <OrderItem key={order.id} order={order} counter={counter} />
        ))}
      </ol>
      <p className={styles.links}>
        {request.after && (
          <a href={`/counter?${new URLSearchParams(chosen)}`}>{messages.firstPage}</a>
        )}
        {list.next && (
          <a href={`/counter?${new URLSearchParams({ ...chosen, after: list.next })}`}>
            {messages.nextPage}
          </a>
        )}
      </p>
    </CounterFrame>
  );
}
