import { useState } from 'react';
import { PageLink } from '@/components/page-link/page-link';
import { Price } from '@/components/price/price';
import type { TileFace } from '@/lib/catalogue/tile-face';
import type { TileProduct } from '@/lib/catalogue/tile-product';
import { useWords } from '@/lib/i18n/words';
import { usePageCurrency } from '@/lib/page-context/page-context-provider';
import { chosenHref } from '@/lib/routes/product-href';
import { useRouteContext } from '@/lib/routes/route-context-provider';
import { ColourCount } from './colour-count';
import styles from './product-tile.module.css';
import { SizesInWords } from './sizes-in-words';
import { TilePictures } from './tile-pictures';
import { TileTitle } from './tile-title';
import { useAttention } from './use-attention';
import { useTileParts } from './use-tile-parts';

export interface ProductTileProps {
  face: TileFace;
  /** The whole record, for what a visitor can do with it; `null` until it has come. */
  product: TileProduct | null;
  /** A visitor is about to look at it: what shows with a pointer may be loaded. */
  isNear: boolean;
  /** Screens away from the view: only its words are there, in a box as high as the whole tile. */
  isFar?: boolean;
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
  /** Item number of the colour that the visitor chose before the tile was made anew. */
  chosenBefore?: string | undefined;
  onChoose?: ((itemnum: string) => void) | undefined;
}

const ignore = () => undefined;

type Known = Pick<ProductTileProps, 'face' | 'product' | 'tallOnly' | 'chosenBefore' | 'onChoose'>;

/** What can be done with the tile, and its face in the colour that a visitor has chosen. */
function useExtras(known: Known, isWanted: boolean) {
  const { face, product, tallOnly, chosenBefore = null, onChoose = ignore } = known;
  const { project } = useRouteContext();
  const currency = usePageCurrency();
  const parts = useTileParts(isWanted);
  const [chosen, setChosen] = useState<string | null>(chosenBefore);
  if (!parts || !product) return { shown: face, extras: null };
  const shown = chosen ? parts.faceOf(product, { project, currency, tallOnly }, chosen) : face;
  const colours = parts.coloursOf(product, tallOnly);
  const colour =
    colours.find(({ itemnum }) => itemnum === shown.itemnum) ?? product.colorVariants[0];
  const choose = (itemnum: string) => {
    setChosen(itemnum);
    onChoose(itemnum);
  };
  return { shown, extras: { parts, product, colours, colour, choose } };
}

function Badges({ face: { badges, isSoldOut } }: Pick<ProductTileProps, 'face'>) {
  const { badge: words, tile } = useWords();
  return (
    <p className={styles.badges}>
      {badges.map((badge) => (
        <span key={badge} className={styles.badge} data-badge={badge}>
          {`${words[badge]} `}
        </span>
      ))}
      {isSoldOut && <span className={styles.badge}>{tile.soldOut}</span>}
    </p>
  );
}

interface TextProps extends Pick<ProductTileProps, 'face' | 'href' | 'highlighted'> {
  hasSizes: boolean;
  onFollow: () => void;
}

function Text({ face, href, highlighted, hasSizes, onFollow }: TextProps) {
  const { brand, title, price, sizes } = face;
  return (
    <div className={styles.text}>
      {brand && <p className={styles.brand}>{brand}</p>}
      <p className={styles.title}>
        <PageLink className={styles.link} href={href} onClick={onFollow}>
          <TileTitle text={title} highlighted={highlighted} />
        </PageLink>
      </p>
      <Price {...price} />
      {hasSizes && <SizesInWords labels={sizes} />}
    </div>
  );
}

interface MediaProps extends Pick<ProductTileProps, 'face' | 'sizes' | 'isEager' | 'position'> {
  href: string;
  extras: ReturnType<typeof useExtras>['extras'];
  isActive: boolean;
  hasChips: boolean;
  onFollow: () => void;
}

/** Everything above the words: pictures, badges, and sizes when someone is there. */
function Media({ face, extras, hasChips, position, ...props }: MediaProps) {
  return (
    <div className={styles.media}>
      <TilePictures
        key={face.itemnum}
        {...props}
        face={face}
        isFirst={props.isEager && position === 1}
        parts={extras?.parts ?? null}
        pictures={extras?.colour.detailImgCount ?? 1}
      />
      <Badges face={face} />
      {extras && hasChips && <extras.parts.SizeChips sizes={extras.colour.sizeVariants} />}
    </div>
  );
}

/**
 * An article of a list: its picture, its name, its price. One link leads to its page. What else can
 * be done with it comes late, in a chunk of its own, and shows when the mouse or the keyboard
 * comes by; what is there already stays as it is.
 */
export function ProductTile(props: ProductTileProps) {
  const { sizes, isNear, isFar = false, isEager, position, highlighted } = props;
  const { onFollow = ignore } = props;
  const { isActive, handlers } = useAttention();
  const { shown, extras } = useExtras(props, isNear || isActive);
  const { itemnum, colours } = shown;
  const href = colours > 1 ? chosenHref(props.href, { colorVariant: itemnum }) : props.href;
  const hasChips = isActive && extras !== null && extras.colour.sizeVariants.length > 0;
  return (
    <div
      {...handlers}
      className={styles.root}
      data-active={isActive || undefined}
      data-sold-out={shown.isSoldOut || undefined}
      data-far={isFar ? (colours > 1 ? 'colours' : 'plain') : undefined}
      data-position={position}
    >
      {!isFar && (
        <Media
          {...{ href, sizes, isEager, isActive, hasChips, onFollow, position, extras }}
          face={shown}
        />
      )}
      <Text {...{ href, highlighted, onFollow }} face={shown} hasSizes={!isFar && !hasChips} />
      {!isFar && extras && (
        <extras.parts.Actions {...extras} {...{ onFollow }} chosen={itemnum} href={props.href} />
      )}
      {!isFar && colours > 1 && (
        <div className={styles.colours}>
          {extras ? (
            <extras.parts.Colours
              {...{ isActive }}
              colours={extras.colours}
              chosen={itemnum}
              onChoose={extras.choose}
            />
          ) : (
            <ColourCount count={colours} />
          )}
        </div>
      )}
    </div>
  );
}
