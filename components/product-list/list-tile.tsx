import { memo, useMemo } from 'react';
import { ProductTile } from '@/components/product-tile/product-tile';
import { readTileProduct } from '@/lib/catalogue/tile-product';
import { routeHref } from '@/lib/routes/named-routes';
import type { ListHit } from '@/lib/search/list-memory';
import { useListSettings } from './list-settings';

/** As wide as the grid lays a tile out: four, three or two in a row. */
const SIZES = '(min-width: 1440px) 21rem, (min-width: 992px) 25vw, (min-width: 768px) 33vw, 50vw';

interface ListTileProps {
  hit: ListHit;
  isEager: boolean;
  /** The same function for every tile: a list of thousands renders only what is new. */
  onFollow: (hit: ListHit) => void;
}

/** One record of the index as a tile; a record that is no article shows nothing. */
export const ListTile = memo(function ListTile({ hit, isEager, onFollow }: ListTileProps) {
  const { project, locale, tallOnly } = useListSettings();
  const product = useMemo(() => readTileProduct(hit), [hit]);
  if (!product) return null;
  const href = routeHref(
    {
      name: 'Frontastic.Frontend.Master.Product.view',
      parameters: {
        url: product.slug,
        identifier: product.objectID,
        tall: tallOnly ? '1' : undefined,
        queryID: hit.__queryID,
      },
    },
    { project, locale },
  );
  return (
    <ProductTile
      product={product}
      href={href}
      sizes={SIZES}
      isEager={isEager}
      position={hit.__position}
      tallOnly={tallOnly}
      onFollow={() => onFollow(hit)}
    />
  );
});
