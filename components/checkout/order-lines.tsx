import { sizeName } from '@/lib/catalog/catalogue/one-size';
import type { BasketPart } from '@/lib/commerce/basket/basket';
import { partName } from '@/lib/commerce/basket/part-name';
import { ProductPicture } from '@/components/product/product-picture/product-picture';
import type { ImageRatio } from '@/lib/catalog/catalogue/product-image';
import { formatCount } from '@/lib/shop/i18n/format-count';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { formatMoney } from '@/lib/shop/money/format-money';
import type { Currency } from '@/lib/shop/project/currencies';
import styles from './order-lines.module.css';

export interface OrderLine {
  id: string;
  itemNumber: string;
  name: string;
  colour: string;
  size: string;
  quantity: number;
  /** Price of one piece in minor units. */
  price: number;
  /** Ratio of its picture; missing if it has none. */
  imageRatio?: ImageRatio;
  /** Parts of a set; missing if its size already names them. */
  parts?: readonly BasketPart[];
}

interface Props {
  lines: readonly OrderLine[];
  currency: Currency;
}

/** Lines of an order in short form, read-only. */
export function OrderLines({ lines, currency }: Props) {
  const { basket: messages, checkout, sizeNames, language } = useMessages();
  const written = (minorUnits: number) => formatMoney(minorUnits, currency, language);
  return (
    <ul className={styles.root} role="list">
      {lines.map(
        ({ id, itemNumber, name, colour, size, quantity, price, imageRatio, parts = [] }) => (
          <li key={id} className={styles.line}>
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
              {parts.length === 0 && colour && (
                <p className={styles.detail}>{`${messages.colour}: ${colour}`}</p>
              )}
              {size && (
                <p className={styles.detail}>{`${messages.size}: ${sizeName(size, sizeNames)}`}</p>
              )}
              {parts.map((part) => (
                <p key={part.sku} className={styles.detail}>
                  {partName(part, { basket: messages, sizeNames })}
                </p>
              ))}
              <p className={styles.detail}>
                {formatCount(checkout.counts.pieces, { count: quantity }, language)}
                {quantity > 1 && `, ${formatMessage(messages.each, { amount: written(price) })}`}
              </p>
            </div>
            <p className={styles.price}>{written(price * quantity)}</p>
          </li>
        ),
      )}
    </ul>
  );
}
