import { useShopRules } from '@/lib/shop/settings/shop-rules-context';
import styles from './guarantee-notice.module.css';

/**
 * The harmonised notice on the legal guarantee (Implementing Regulation (EU) 2025/1960): its graphic as it is,
 * in colour in light and dark. Nothing where the merchant has not provided it, and outside of the Union.
 */
export function GuaranteeNotice() {
  const { guaranteeNotice: notice } = useShopRules();
  if (!notice) return null;
  const { picture, width, height, text } = notice;
  return (
    <a className={styles.root} href={picture}>
      {/* The graphic must not be changed, and so has no other sizes. */}
      {/* oxlint-disable-next-line nextjs/no-img-element */}
      <img
        className={styles.graphic}
        src={picture}
        width={width}
        height={height}
        alt={text}
        loading="lazy"
      />
    </a>
  );
}
