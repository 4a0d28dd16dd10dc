import type { MouseEvent } from 'react';
import { ColourIcon } from '@/components/product/colour-icon/colour-icon';
import { wantsOwnTab } from '@/lib/shop/routes/wants-own-tab';
import { isSizeBuyable } from '@/lib/catalog/article/article-choice';
import type { ArticleDetail, DetailColour } from '@/lib/catalog/article/article-detail';
import type { ProductDetailHandle } from './use-product-detail';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { productHref } from '@/lib/shop/routes/product-href';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './colour-links.module.css';

interface Props {
  article: ArticleDetail;
  detail: ProductDetailHandle;
}

/** Links to the other colours, which have URLs of their own but are shown without loading them. */
export function ColourLinks({ article, detail }: Props) {
  const { tile: messages } = useMessages();
  const routes = useRouteContext();
  const { number, slug } = article;
  const { colours, chooseColour } = detail;
  const { selectedColorVariant: colour } = detail.state;
  const hrefOf = (itemnum: string) =>
    productHref({ slug, objectID: number }, routes, { colorVariant: itemnum });
  const choose = (event: MouseEvent, itemnum: string) => {
    if (wantsOwnTab(event)) return;
    event.preventDefault();
    chooseColour(itemnum);
  };
  const nameOf = ({ color, sizes }: DetailColour) =>
    sizes.some(isSizeBuyable) ? color : formatMessage(messages.soldOutOption, { name: color });
  return (
    <section className={styles.root} aria-label={messages.colour}>
      <p className={styles.label}>{formatMessage(messages.colourIs, { name: colour.color })}</p>
      {colours.length > 1 && (
        <ul role="list" className={styles.colours}>
          {colours.map((each) => (
            <li key={each.itemnum}>
              <a
                href={hrefOf(each.itemnum)}
                className={styles.colour}
                title={each.color}
                aria-current={each.itemnum === colour.itemnum ? 'true' : undefined}
                data-sold-out={!each.sizes.some(isSizeBuyable) || undefined}
                onClick={(event) => choose(event, each.itemnum)}
              >
                <ColourIcon articleNumber={each.itemnum} alt={nameOf(each)} size={45} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
