import NextLink from 'next/link';
import { useEffect, useState } from 'react';
import { Price } from '@/components/price/price';
import { StatusMessage } from '@/components/status-message/status-message';
import { badgesOf } from '@/lib/catalogue/badges';
import { hasQuickView, hasWishlistToggle } from '@/lib/catalogue/product-type';
import { colourPrice, coloursOf, leadingColour, tilePrice } from '@/lib/catalogue/tile-colours';
import { isSoldOut, type TileColour, type TileProduct } from '@/lib/catalogue/tile-product';
import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';
import { usePageCurrency } from '@/lib/page-context/page-context-provider';
import { projects } from '@/lib/project/projects';
import { chosenHref } from '@/lib/routes/product-href';
import { useRouteContext } from '@/lib/routes/route-context-provider';
import { ColourChoice, type ColourChoiceProps } from './colour-choice';
import styles from './product-tile.module.css';
import { QuickView } from './quick-view';
import { SizeChips, SizesInWords } from './size-chips';
import { TilePictures } from './tile-pictures';
import { TileTitle } from './tile-title';
import { useAttention } from './use-attention';
import { useHasHover } from './use-has-hover';
import { WishlistToggle } from './wishlist-toggle';

const MOST_SWATCHES = 8;
const REFUSAL_MS = 10_000;

export interface ProductTileProps {
  product: TileProduct;
  /** Address of the product page, with the query id of the search that found it. */
  href: string;
  /** How wide the tile is laid out, in the form of the `sizes` attribute. */
  sizes: string;
  /** Among the first a visitor sees: its picture loads at once. */
  isEager: boolean;
  /** Place in the list, 1 first. */
  position: number;
  /** The list shows tall sizes only. */
  tallOnly: boolean;
  /** Title with the searched words between `<mark>` and `</mark>`, escaped as InstantSearch does. */
  highlighted?: string | undefined;
  /** The visitor follows the tile. */
  onFollow?: (() => void) | undefined;
}

const ignore = () => undefined;

/** The colour on show, and the price that goes with it once the visitor has chosen one. */
function useColour({ product, tallOnly }: Pick<ProductTileProps, 'product' | 'tallOnly'>) {
  const currency = usePageCurrency();
  const [chosen, choose] = useState<string | null>(null);
  const colours = coloursOf(product, tallOnly);
  const picked = colours.find(({ itemnum }) => itemnum === chosen);
  return {
    colours,
    colour: picked ?? leadingColour(product, colours),
    price: picked ? colourPrice(product, picked, currency) : tilePrice(product, currency),
    choose,
  };
}

function Badges({ product, tallOnly }: Pick<ProductTileProps, 'product' | 'tallOnly'>) {
  const { badge: words, tile } = useWords();
  const { project } = useRouteContext();
  const badges = badgesOf(product, { project, isTallOnly: tallOnly });
  return (
    <p className={styles.badges}>
      {badges.map((badge) => (
        <span key={badge} className={styles.badge} data-badge={badge}>
          {words[badge]}{' '}
        </span>
      ))}
      {isSoldOut(product) && <span className={styles.badge}>{tile.soldOut}</span>}
    </p>
  );
}

/** Why something could not be done, told for as long as it takes to read it twice. */
function useRefusal() {
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    if (!refusal) return;
    const timer = setTimeout(() => setRefusal(null), REFUSAL_MS);
    return () => clearTimeout(timer);
  }, [refusal]);
  return [refusal, setRefusal] as const;
}

interface ActionsProps {
  product: TileProduct;
  colours: readonly TileColour[];
  colour: TileColour;
  href: string;
  onFollow: () => void;
}

/** Heart and quick view, for articles and shops that have them, and why one of them failed. */
function Actions({ product, colours, colour, href, onFollow }: ActionsProps) {
  const { objectID, title, productType } = product;
  const { project } = useRouteContext();
  const [refusal, setRefusal] = useRefusal();
  const hasWishlist = projects[project].headerIcons.includes('wishlist');
  const article = { objectId: objectID, itemNumber: colour.itemnum, sku: null };
  return (
    <>
      <div className={styles.actions}>
        {hasWishlist && hasWishlistToggle(productType) && (
          <WishlistToggle title={title} article={article} onRefusal={setRefusal} />
        )}
        {hasQuickView(productType) && (
          <QuickView
            {...{ product, colours, href, onFollow }}
            chosen={colour.itemnum}
            onRefusal={setRefusal}
          />
        )}
      </div>
      {refusal && (
        <div className={styles.refusal}>
          <StatusMessage status={{ type: 'miscellaneous', tone: 'danger', text: refusal }} />
        </div>
      )}
    </>
  );
}

interface ColoursProps extends Omit<ColourChoiceProps, 'most'> {
  isActive: boolean;
}

/** How many colours there are, until someone comes by who can choose among them. */
function Colours({ isActive, colours, chosen, onChoose }: ColoursProps) {
  const { tile: words } = useWords();
  const hasHover = useHasHover();
  return (
    <div className={styles.colours}>
      {isActive || !hasHover ? (
        <ColourChoice {...{ colours, chosen, onChoose }} most={MOST_SWATCHES} />
      ) : (
        <p className={styles.count}>{formatMessage(words.colours, { count: colours.length })}</p>
      )}
    </div>
  );
}

/**
 * An article of a list: its pictures, its name, its price. One link leads to its page; what else
 * can be done with it shows when the mouse or the keyboard comes by.
 */
export function ProductTile(props: ProductTileProps) {
  const { product, sizes, isEager, position, tallOnly, highlighted, onFollow = ignore } = props;
  const { title, brand } = product;
  const { isActive, handlers } = useAttention();
  const { colours, colour, price, choose } = useColour(props);
  const hasColours = hasQuickView(product.productType) && colours.length > 1;
  const href = hasColours ? chosenHref(props.href, { colorVariant: colour.itemnum }) : props.href;
  const { sizeVariants } = colour;
  return (
    <div
      {...handlers}
      className={styles.root}
      data-active={isActive || undefined}
      data-sold-out={isSoldOut(product) || undefined}
      data-position={position}
    >
      <div className={styles.media}>
        <TilePictures
          key={colour.itemnum}
          {...{ colour, title, href, sizes, isEager, isActive, onFollow }}
          isFirst={isEager && position === 1}
        />
        <Badges product={product} tallOnly={tallOnly} />
        {isActive && sizeVariants.length > 0 && <SizeChips sizes={sizeVariants} />}
      </div>
      <div className={styles.text}>
        {brand && <p className={styles.brand}>{brand}</p>}
        <p className={styles.title}>
          <NextLink className={styles.link} href={href} prefetch={false} onClick={() => onFollow()}>
            <TileTitle text={title} highlighted={highlighted} />
          </NextLink>
        </p>
        <Price {...price} />
        {!isActive && <SizesInWords sizes={sizeVariants} />}
      </div>
      <Actions {...{ product, colours, colour, onFollow }} href={props.href} />
      {hasColours && (
        <Colours {...{ isActive, colours }} chosen={colour.itemnum} onChoose={choose} />
      )}
    </div>
  );
}
