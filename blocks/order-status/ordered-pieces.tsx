import { ProductPicture } from '@/components/product/product-picture/product-picture';
import { sizeName } from '@/lib/catalog/catalogue/one-size';
import { formatCount } from '@/lib/shop/i18n/format-count';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { formatMoney } from '@/lib/shop/money/format-money';
import type { ViewedLine, ViewedOrder } from '@/lib/commerce/order-view/order-view';
import styles from './order-status.module.css';

/**
 * Quantities of a line by status, each piece only in its last one; nothing if all of them are shipped
 * and no more.
 */
function useFates(line: ViewedLine): string {
  const { cancelled, shipped, returned, withdrawn, exchanged, quantity } = line;
  const { orderStatus: messages } = useMessages();
  const fates = [
    [cancelled, messages.cancelledPieces],
    [shipped - Math.max(withdrawn, returned), messages.shippedPieces],
    [withdrawn - returned, messages.withdrawnPieces],
    [returned - exchanged, messages.returnedPieces],
    [exchanged, messages.exchangedPieces],
  ] as const;
  const known = fates.filter(([count]) => count > 0);
  if (shipped === quantity && withdrawn + returned === 0) return '';
  return known.map(([count, text]) => formatMessage(text, { count })).join(', ');
}

function Line({ line, price }: { line: ViewedLine; price: string }) {
  const { basket, checkout, orderStatus, sizeNames, language } = useMessages();
  const { itemNumber, name, colour, size, quantity, imageRatio } = line;
  const fates = useFates(line);
  return (
    <li className={styles.line}>
      {imageRatio && (
        <span className={styles.picture} aria-hidden="true">
          <ProductPicture
            articleNumber={itemNumber}
            alt={name}
            ratio={imageRatio}
            sizes="4rem"
            size="thumb"
          />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>
          {[
            colour && `${basket.colour}: ${colour}`,
            size && `${basket.size}: ${sizeName(size, sizeNames)}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        <p className={styles.detail}>
          {formatCount(checkout.counts.pieces, { count: quantity }, language)}
          {fates && ` (${fates})`}
        </p>
      </div>
      <p>{line.isExchange ? orderStatus.exchange : price}</p>
    </li>
  );
}

/** Ordered articles with the status of each line. */
export function OrderedPieces({ order: { lines, currency } }: { order: ViewedOrder }) {
  const { checkout, language } = useMessages();
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{checkout.summary}</h2>
      <ul className={styles.lines} role="list">
        {lines.map((line) => (
          <Line
            key={line.id}
            line={line}
            price={formatMoney(line.price * line.quantity, currency, language)}
          />
        ))}
      </ul>
    </section>
  );
}
