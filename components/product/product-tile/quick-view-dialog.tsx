import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { Carousel } from '@/components/ui/carousel/carousel';
import { Dialog } from '@/components/ui/dialog/dialog';
import { PageLink } from '@/components/ui/page-link/page-link';
import { Price } from '@/components/product/price/price';
import { ProductPicture } from '@/components/product/product-picture/product-picture';
import { colourPrice } from '@/lib/catalog/catalogue/tile-colours';
import type { TileColour, TileProduct } from '@/lib/catalog/catalogue/tile-product';
import type { TileSize } from '@/lib/catalog/catalogue/tile-sizes';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { usePageCurrency } from '@/lib/shop/page-context/page-context-provider';
import { chosenHref } from '@/lib/shop/routes/product-href';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { hasWishlist } from '@/lib/commerce/wishlist/has-wishlist';
import { ColourChoice } from './colour-choice';
import styles from './quick-view-dialog.module.css';
import { useSizeLabel } from './size-chips';
import { useOwnTileSizes } from './use-own-tile-sizes';
import { WishlistToggle } from './wishlist-toggle';

export interface QuickViewDialogProps {
  product: TileProduct;
  colours: readonly TileColour[];
  /** Item number of the initial colour. */
  chosen: string;
  href: string;
  isOpen: boolean;
  onClose: () => void;
  onFollow: () => void;
}

const PICTURES = '(min-width: 768px) 20rem, 90vw';

interface SizesProps {
  title: string;
  sizes: readonly TileSize[];
  hrefOf: (size: TileSize) => string;
  onFollow: () => void;
}

/** Sizes as links to the product page, where they are selected. */
function Sizes({ title, sizes, hrefOf, onFollow }: SizesProps) {
  const { tile: messages } = useMessages();
  const labelOf = useSizeLabel();
  const own = useOwnTileSizes(sizes);
  return (
    <section className={styles.choice}>
      <h3 className={styles.label}>{messages.sizes}</h3>
      <ul role="list" className={styles.sizes}>
        {sizes.map((size) => {
          const label = labelOf(size);
          const isOwn = own.has(size);
          const name = [label, title, ...(isOwn ? [messages.ownSize] : [])].join(', ');
          return (
            <li
              key={`${size.size.bodyType} ${label}`}
              className={styles.size}
              data-own={isOwn || undefined}
            >
              {size.isBuyable ? (
                <PageLink href={hrefOf(size)} aria-label={name} onClick={onFollow}>
                  {label}
                  {isOwn && <small className={styles.own}>{messages.ownSize}</small>}
                </PageLink>
              ) : (
                <span>
                  <s aria-hidden="true">{label}</s>
                  <span className="visually-hidden">
                    {formatMessage(messages.soldOutOption, { name: label })}
                  </span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Pictures({ colour }: { colour: TileColour }) {
  const slides = Array.from({ length: colour.detailImgCount }, (_, place) => ({
    id: `${colour.itemnum}-${place + 1}`,
    content: (
      <ProductPicture
        articleNumber={colour.itemnum}
        index={place + 1}
        alt={colour.imageAlt}
        ratio={colour.imageRatio}
        sizes={PICTURES}
      />
    ),
  }));
  return <Carousel key={colour.itemnum} inView={{ xs: 1 }} slides={slides} />;
}

/** The heart of the current colour, and why it could not be changed. */
function Heart({
  product,
  itemNumber,
}: Pick<QuickViewDialogProps, 'product'> & { itemNumber: string }) {
  const [rejection, setRejection] = useState<string | null>(null);
  const { objectID: objectId, title } = product;
  return (
    <>
      <WishlistToggle
        title={title}
        article={{ objectId, itemNumber, sku: null }}
        onRejection={setRejection}
      />
      <div role="alert">{rejection && <p>{rejection}</p>}</div>
    </>
  );
}

/** An article over its list: pictures, colours, sizes, price, and a link to its page. */
export function QuickViewDialog(props: QuickViewDialogProps) {
  const { product, colours, href, isOpen, onClose, onFollow } = props;
  const { tile: messages } = useMessages();
  const { project } = useRouteContext();
  const currency = usePageCurrency();
  const [chosen, setChosen] = useState(props.chosen);
  const colour = colours.find(({ itemnum }) => itemnum === chosen) ?? product.colorVariants[0];
  const page = chosenHref(href, { colorVariant: colour.itemnum });
  const hrefOf = ({ size, label }: TileSize) =>
    chosenHref(page, { size: label, sizeType: size.sizeType });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={product.title} hidesTitle>
      <div className={styles.root}>
        <Pictures colour={colour} />
        <div className={styles.words}>
          {product.brand && <p className={styles.brand}>{product.brand}</p>}
          <p className={styles.title}>{product.title}</p>
          <Price {...colourPrice(product, colour, currency)} size="large" />
          <section className={styles.choice}>
            <h3 className={styles.label}>
              {formatMessage(messages.colourIs, { name: colour.color })}
            </h3>
            {colours.length > 1 && (
              <ColourChoice
                colours={colours}
                chosen={colour.itemnum}
                maxSwatches={colours.length}
                onChoose={setChosen}
              />
            )}
          </section>
          {colour.sizeVariants.length > 0 && (
            <Sizes
              title={product.title}
              sizes={colour.sizeVariants}
              hrefOf={hrefOf}
              onFollow={onFollow}
            />
          )}
          <div className={styles.ways}>
            <ButtonLink link={{ href: page, opens: 'page' }} onFollow={onFollow}>
              {messages.toProduct}
            </ButtonLink>
            {hasWishlist(project) && <Heart product={product} itemNumber={colour.itemnum} />}
          </div>
        </div>
      </div>
    </Dialog>
  );
}
