import type { TileSize } from '@/lib/catalog/catalogue/tile-sizes';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './size-chips.module.css';
import { useOwnTileSizes } from './use-own-tile-sizes';

/** Two lines at most; the product page shows all sizes. */
const MAX_CHIPS = 14;

/** Returns a function that formats sizes for visitors. */
export function useSizeLabel() {
  const { sizeNames } = useMessages();
  return ({ size, label }: TileSize) => (size.sizeType === 'allsize' ? sizeNames.oneSize : label);
}

/** The sizes of one colour, with sold-out ones struck through. */
export function SizeChips({ sizes }: { sizes: readonly TileSize[] }) {
  const { tile: messages } = useMessages();
  const labelOf = useSizeLabel();
  const own = useOwnTileSizes(sizes);
  const beyond = sizes.length - MAX_CHIPS;
  return (
    <ul role="list" className={styles.root} aria-label={messages.sizes}>
      {sizes.slice(0, MAX_CHIPS).map((size) => {
        const label = labelOf(size);
        return (
          <li
            key={`${size.size.bodyType} ${label}`}
            className={styles.chip}
            data-own={own.has(size) || undefined}
          >
            {size.isBuyable ? (
              label
            ) : (
              <>
                <s aria-hidden="true">{label}</s>
                <span className="visually-hidden">
                  {formatMessage(messages.soldOutOption, { name: label })}
                </span>
              </>
            )}
            {own.has(size) && <span className="visually-hidden">, {messages.ownSize}</span>}
          </li>
        );
      })}
      {beyond > 0 && <li className={styles.chip}>+{beyond}</li>}
    </ul>
  );
}
