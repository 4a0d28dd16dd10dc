import { useMemo } from 'react';
import { insertsOf } from '@/components/list/product-list/list-inserts';
import { ProductList } from '@/components/list/product-list/product-list';
import type { BlockProps } from '@/lib/cms/content/block';
import { useShowsAny } from '@/lib/cms/content/nested-blocks';

export function ProductListBlock({ fields, loaded }: BlockProps<'productList'>) {
  const { elements, filterCount, maxDifferenceInPriceFilter } = fields;
  const showsAny = useShowsAny();
  const shown = elements.filter((element) => showsAny([element]));
  const key = shown.map(({ id }) => id).join(' ');
  // On a re-render, the same blocks must not make a list of thousands compare all of its tiles.
  // oxlint-disable-next-line react/exhaustive-deps
  const inserts = useMemo(() => insertsOf(shown), [key, elements]);
  return (
    <ProductList
      loaded={loaded}
      filterCount={filterCount}
      maxDifferenceInPriceFilter={maxDifferenceInPriceFilter}
      inserts={inserts}
    />
  );
}
