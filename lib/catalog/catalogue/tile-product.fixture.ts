import { linenShirt } from './product.fixture';
import { formatSizeString } from './size-string';
import { tileSummary, type TileSummary } from './tile-summary';
import { readTileProduct, type TileProduct } from './tile-product';

type Changes = Partial<Record<keyof TileProduct, unknown>>;

/** The linen shirt's record as a list receives it, with changes. */
export const tileRecord = (changes: Changes = {}): unknown => ({ ...linenShirt, ...changes });

/** The linen shirt's tile props, with changes. */
export function tileProduct(changes: Changes = {}): TileProduct {
  const product = readTileProduct(tileRecord(changes));
  if (!product) throw new Error('the fixture is no product');
  return product;
}

/** Summary of the product for a page of hgg in euros. */
export const summaryOf = (product: TileProduct): TileSummary =>
  tileSummary(product, { project: 'hgg', currency: 'EUR', tallOnly: false });

/** A colour of a record: number, shade and labels of its sizes; `4XL!` is sold out. */
export function tileColour(itemnum: string, color: string, labels: readonly string[]) {
  const [colour] = linenShirt.colorVariants;
  const sizeVariants = labels.map((label) => ({
    price: { eur: 69_95 },
    sizeString: formatSizeString({
      bodyType: 'normal',
      sizeType: 'standard',
      hasStock: !label.endsWith('!'),
      sizeOnLabel: label.replace('!', ''),
    }),
  }));
  return { ...colour, itemnum, color, imageAlt: `Leinenhemd, ${color}`, sizeVariants };
}
