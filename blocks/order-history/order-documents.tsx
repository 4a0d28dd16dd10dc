import styles from '@/components/account/account.module.css';
import { PageLink } from '@/components/ui/page-link/page-link';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { HistoryOrder } from '@/lib/commerce/order-view/order-history';
import { orderStatusHref } from '@/lib/shop/routes/order-status-href';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';

/** Links to the order's page and its documents. */
export function OrderDocuments({
  order: { id, number, hasInvoice, hasReturnLabel },
}: {
  order: HistoryOrder;
}) {
  const { orderHistory: messages } = useMessages();
  const context = useRouteContext();
  const href = (kind: string) =>
    `/api/order/document?${new URLSearchParams({ kind, order: id, locale: context.locale })}`;
  return (
    <p className={styles.filters}>
      <PageLink href={orderStatusHref(context, { order: id })} className={styles.entry}>
        {formatMessage(messages.show, { number })}
      </PageLink>
      {hasInvoice && (
        <a href={href('invoice')} className={styles.entry}>
          {messages.invoiceFile}
        </a>
      )}
      {hasReturnLabel && (
        <a href={href('returnLabel')} className={styles.entry}>
          {messages.labelFile}
        </a>
      )}
    </p>
  );
}
