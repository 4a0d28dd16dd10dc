import type { TileSize } from '@/lib/catalogue/tile-product';
import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';
import styles from './size-chips.module.css';

/** Two lines of them at most; the product page has all. */
const MOST_CHIPS = 14;

/** A size as shoppers read it. */
export function useSizeLabel() {
  const { tile: words } = useWords();
  return ({ size, label }: TileSize) => (size.sizeType === 'allsize' ? words.oneSize : label);
}

/** The sizes of one colour; those that are sold out are struck through. */
export function SizeChips({ sizes }: { sizes: readonly TileSize[] }) {
  const { tile: words } = useWords();
  const labelOf = useSizeLabel();
  const beyond = sizes.length - MOST_CHIPS;
  return (
    <ul role="list" className={styles.root} aria-label={words.sizes}>
      {sizes.slice(0, MOST_CHIPS).map((size) => {
        const label = labelOf(size);
        return (
          <li key={`${size.size.bodyType} ${label}`} className={styles.chip}>
            {size.isBuyable ? (
              label
            ) : (
              <>
                <s aria-hidden="true">{label}</s>
                <span className="visually-hidden">
                  {formatMessage(words.soldOutOption, { name: label })}
                </span>
              </>
            )}
          </li>
        );
      })}
      {beyond > 0 && <li className={styles.chip}>+{beyond}</li>}
    </ul>
  );
}
