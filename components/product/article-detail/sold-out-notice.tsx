import { PageLink } from '@/components/ui/page-link/page-link';
import type { ArticleDetail, DetailSize } from '@/lib/catalog/article/article-detail';
import { namedSize } from '@/lib/catalog/catalogue/one-size';
import { coloursWithSize } from '@/lib/catalog/article/size-options';
import type { ProductDetailHandle } from './use-product-detail';
import { hasStores } from '@/lib/shop/project/has-stores';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { reservationHref } from '@/lib/shop/routes/reservation-href';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { AlertButton } from './alert-button';
import styles from './sold-out-notice.module.css';
import { useSizeHref } from './use-size-href';

interface Props {
  article: ArticleDetail;
  detail: ProductDetailHandle;
  size: DetailSize;
}

/** Explains that the size in the URL is sold out, with the colours that have it. */
export function SoldOutNotice({ article, detail, size }: Props) {
  const { article: messages, sizeNames } = useMessages();
  const context = useRouteContext();
  const hrefIn = useSizeHref(article, size);
  const { color } = detail.state.selectedColorVariant;
  const name = namedSize(size.label, sizeNames);
  const others = coloursWithSize(detail.colours, size);
  return (
    <div className={styles.root}>
      <p>
        {formatMessage(messages.sizeSoldOut, { title: article.title, colour: color, size: name })}
      </p>
      {others.length > 0 && (
        <p>
          {messages.sizeInColours}{' '}
          {others.map(({ itemnum, color: other }) => (
            <PageLink key={itemnum} href={hrefIn(itemnum)} className={styles.colour}>
              {other}
            </PageLink>
          ))}
        </p>
      )}
      <AlertButton kind="stock" sku={size.sku} />
      {hasStores(context.project) && (
        <p>
          <PageLink
            href={reservationHref(context, { sku: size.sku })}
            rel="nofollow"
            className={styles.colour}
          >
            {messages.reserve}
          </PageLink>
        </p>
      )}
    </div>
  );
}
