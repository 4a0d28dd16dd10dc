import { useState } from 'react';
import { PageLink } from '@/components/ui/page-link/page-link';
import { Price } from '@/components/product/price/price';
import type { TileSummary } from '@/lib/catalog/catalogue/tile-summary';
import type { TileProduct } from '@/lib/catalog/catalogue/tile-product';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { usePageCurrency } from '@/lib/shop/page-context/page-context-provider';
import { chosenHref } from '@/lib/shop/routes/product-href';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { ColourCount } from './colour-count';
import styles from './product-tile.module.css';
import { SizesAsText } from './sizes-as-text';
import { TilePictures } from './tile-pictures';
import { TileTitle } from './tile-title';
import { useAttention } from './use-attention';
import { useTileParts } from './use-tile-parts';

export interface ProductTileProps {
  summary: TileSummary;
  /** The whole record for the tile's actions; `null` until loaded. */
  product: TileProduct | null;
  /** Whether the visitor is approaching, so that hover content may be loaded. */
  isNear: boolean;
  /** URL of the product page, with the query id of its search. */
  href: string;
  /** Layout width in the format of the `sizes` attribute. */
  sizes: string;
  /** Whether it is initially visible, so that its picture loads eagerly. */
  isEager: boolean;
  /** Position in the list, from 1. */
  position: number;
  tallOnly: boolean;
  /** Title with the query's words between `<mark>` and `</mark>`, escaped by InstantSearch. */
  highlighted?: string | undefined;
  onFollow?: (() => void) | undefined;
}

const ignore = () => undefined;

type Known = Pick<ProductTileProps, 'summary' | 'product' | 'tallOnly'>;

/** Actions of the tile, and its summary in the selected colour. */
function useExtras({ summary, product, tallOnly }: Known, isWanted: boolean) {
  const { project } = useRouteContext();
  const currency = usePageCurrency();
  const parts = useTileParts(isWanted);
  const [chosen, setChosen] = useState<string | null>(null);
  if (!parts || !product) return { shown: summary, extras: null };
  const shown = chosen
    ? parts.summaryOf(product, { project, currency, tallOnly }, chosen)
    : summary;
  const colours = parts.coloursOf(product, tallOnly);
  const colour =
    colours.find(({ itemnum }) => itemnum === shown.itemnum) ?? product.colorVariants[0];
  return { shown, extras: { parts, product, colours, colour, choose: setChosen } };
}

function Badges({ summary: { badges, isSoldOut } }: Pick<ProductTileProps, 'summary'>) {
  const { badge: messages, tile } = useMessages();
  return (
    <p className={styles.badges}>
      {badges.map((badge) => (
        <span key={badge} className={styles.badge} data-badge={badge}>
          {`${messages[badge]} `}
        </span>
      ))}
      {isSoldOut && <span className={styles.badge}>{tile.soldOut}</span>}
    </p>
  );
}

interface TextProps extends Pick<ProductTileProps, 'summary' | 'href' | 'highlighted'> {
  hasSizes: boolean;
  onFollow: () => void;
}

function Text({ summary, href, highlighted, hasSizes, onFollow }: TextProps) {
  const { brand, title, price, sizes } = summary;
  return (
    <div className={styles.text}>
      {brand && <p className={styles.brand}>{brand}</p>}
      <p className={styles.title}>
        <PageLink className={styles.link} href={href} onClick={onFollow}>
          <TileTitle text={title} highlighted={highlighted} />
        </PageLink>
      </p>
      <Price {...price} />
      {hasSizes && <SizesAsText labels={sizes} />}
    </div>
  );
}

interface MediaProps extends Pick<ProductTileProps, 'summary' | 'sizes' | 'isEager' | 'position'> {
  href: string;
  extras: ReturnType<typeof useExtras>['extras'];
  isActive: boolean;
  hasChips: boolean;
  onFollow: () => void;
}

/** The part above the text: pictures, badges, and sizes on hover or focus. */
function Media({ summary, extras, hasChips, position, ...props }: MediaProps) {
  const { href, sizes, isEager, isActive, onFollow } = props;
  return (
    <div className={styles.media}>
      <TilePictures
        key={summary.itemnum}
        summary={summary}
        href={href}
        sizes={sizes}
        isEager={isEager}
        isActive={isActive}
        onFollow={onFollow}
        isFirst={isEager && position === 1}
        parts={extras?.parts ?? null}
        pictures={extras?.colour.detailImgCount ?? 1}
      />
      <Badges summary={summary} />
      {extras && hasChips && <extras.parts.SizeChips sizes={extras.colour.sizeVariants} />}
    </div>
  );
}

/**
 * An article in a list with picture, name and price, and one link to its page. All other actions
 * are in a deferred chunk and appear on hover or focus, without changing what is rendered.
 */
export function ProductTile(props: ProductTileProps) {
  const { sizes, isNear, isEager, position, highlighted } = props;
  const { onFollow = ignore } = props;
  const { isActive, handlers } = useAttention();
  const { shown, extras } = useExtras(props, isNear || isActive);
  const { itemnum, colours } = shown;
  const href = colours > 1 ? chosenHref(props.href, { colorVariant: itemnum }) : props.href;
  const hasChips = isActive && extras !== null && extras.colour.sizeVariants.length > 0;
  return (
    <div
      className={styles.root}
      data-active={isActive || undefined}
      data-sold-out={shown.isSoldOut || undefined}
      data-position={position}
      {...handlers}
    >
      <Media
        href={href}
        sizes={sizes}
        isEager={isEager}
        isActive={isActive}
        hasChips={hasChips}
        onFollow={onFollow}
        position={position}
        extras={extras}
        summary={shown}
      />
      <Text
        href={href}
        highlighted={highlighted}
        onFollow={onFollow}
        summary={shown}
        hasSizes={!hasChips}
      />
      {extras && (
        <extras.parts.Actions {...extras} onFollow={onFollow} chosen={itemnum} href={props.href} />
      )}
      {colours > 1 && (
        <div className={styles.colours}>
          {extras ? (
            <extras.parts.Colours
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
