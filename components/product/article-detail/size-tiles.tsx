import type { MouseEvent } from 'react';
import type { ArticleDetail, DetailSize } from '@/lib/catalog/article/article-detail';
import { coloursWithSize } from '@/lib/catalog/article/size-options';
import type { ProductDetailHandle } from './use-product-detail';
import type { SizeSystem } from '@/lib/catalog/catalogue/sizes';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { openModal } from '@/lib/browser/modals/modals';
import { wantsOwnTab } from '@/lib/shop/routes/wants-own-tab';
import styles from './size-choice.module.css';
import { OwnSizeMark } from './own-size-mark';
import { useSizeHref } from './use-size-href';

interface Props {
  size: DetailSize;
  system: SizeSystem;
}

/** A size in a system, with its label below if that differs. */
function SizeLabel({ size, system }: Props) {
  const { sizeNames } = useMessages();
  if (size.sizeType === 'allsize') return sizeNames.oneSize;
  const value = size.values[system] ?? size.label;
  if (value === size.label) return value;
  return (
    <>
      {value} <small className={styles.onLabel}>{size.label}</small>
    </>
  );
}

interface ChoosableProps extends Props {
  /** Whether the size advisor recommends it to this visitor. */
  isOwn: boolean;
  detail: ProductDetailHandle;
}

export function ChoosableTile({ size, system, isOwn, detail }: ChoosableProps) {
  return (
    <label className={styles.size}>
      <input
        type="radio"
        className="visually-hidden"
        name="sku"
        value={size.sku}
        required
        checked={size.sku === detail.state.selectedSize?.sku}
        onChange={() => detail.chooseSize(size.sku)}
      />
      <span>
        <SizeLabel size={size} system={system} />
      </span>
      {isOwn && <OwnSizeMark />}
    </label>
  );
}

interface SoldOutProps extends ChoosableProps {
  article: ArticleDetail;
}

/** A sold-out size, which opens alternatives over the page, or links to them without scripts. */
export function SoldOutTile({ article, detail, isOwn, ...tile }: SoldOutProps) {
  const { tile: messages, sizeNames } = useMessages();
  const hrefIn = useSizeHref(article, tile.size);
  const { number, title, similar } = article;
  const { selectedColorVariant: colour } = detail.state;
  const { label, sizeType, sku } = tile.size;
  const name = sizeType === 'allsize' ? sizeNames.oneSize : label;
  const open = (event: MouseEvent) => {
    if (wantsOwnTab(event)) return;
    event.preventDefault();
    const others = coloursWithSize(detail.colours, tile.size);
    openModal('soldOut', {
      productId: number,
      itemNumber: colour.itemnum,
      sku,
      title,
      similar,
      colour: colour.color,
      label,
      otherColours: others.map((each) => ({ name: each.color, href: hrefIn(each.itemnum) })),
    });
  };
  return (
    <a
      className={styles.size}
      data-sold-out=""
      href={hrefIn(colour.itemnum)}
      // Search engines need no page for each sold-out size.
      rel="nofollow"
      aria-haspopup="dialog"
      onClick={open}
    >
      <s aria-hidden="true">
        <SizeLabel {...tile} />
      </s>
      <span className="visually-hidden">{formatMessage(messages.soldOutOption, { name })}</span>
      {isOwn && <OwnSizeMark />}
    </a>
  );
}
