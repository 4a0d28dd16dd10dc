import styles from '@/components/account/account.module.css';
import { TextField } from '@/components/forms/field/text-field';
import { Button } from '@/components/ui/button/button';
import { PageLink } from '@/components/ui/page-link/page-link';
import { accountHref } from '@/lib/customer/account/account-pages';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { OrderHistoryRequest, OrderHistory } from '@/lib/commerce/order-view/order-history';
import type { RouteContext } from '@/lib/shop/routes/named-routes';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';

/** Address of the history with some filters. */
export function historyHref(
  context: RouteContext,
  { filter, year, term, shown }: OrderHistoryRequest,
) {
  const query = new URLSearchParams({
    ...(filter !== 'all' && { filter }),
    ...(filter === 'year' && year && { year: String(year) }),
    ...(filter === 'search' && term && { term }),
    ...(shown && { shown: String(shown) }),
  }).toString();
  return `${accountHref(context, 'OrderHistory')}${query && `?${query}`}`;
}

/** Links for groups, the last three months and years, and a search form. */
export function HistoryFilters({ history }: { history: OrderHistory }) {
  const { orderHistory: messages } = useMessages();
  const context = useRouteContext();
  const link = (request: OrderHistoryRequest, label: string, isCurrent: boolean) => (
    <li key={label}>
      <PageLink
        href={historyHref(context, request)}
        className={styles.entry}
        aria-current={isCurrent || undefined}
      >
        {label}
      </PageLink>
    </li>
  );
  return (
    <>
      <nav aria-label={messages.filterLabel}>
        <ul role="list" className={styles.filters}>
          {(['all', 'ongoing', 'completed', 'months'] as const).map((filter) =>
            link({ filter }, messages.filters[filter], history.filter === filter),
          )}
          {history.years.map((year) =>
            link(
              { filter: 'year', year },
              String(year),
              history.filter === 'year' && history.year === year,
            ),
          )}
        </ul>
      </nav>
      <form
        action={accountHref(context, 'OrderHistory')}
        className={styles.search}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `search` is not known to all browsers
        role="search"
      >
        <input type="hidden" name="filter" value="search" />
        <TextField
          label={messages.searchLabel}
          name="term"
          type="search"
          autoComplete="off"
          defaultValue={history.term}
          required
        />
        <Button type="submit" look="secondary">
          {messages.search}
        </Button>
      </form>
    </>
  );
}
