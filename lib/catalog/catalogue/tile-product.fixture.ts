import { linenShirt } from './product.fixture';
import { formatSizeString } from './size-string';
import { tileSummary, type TileSummary } from './tile-summary';
import { readTileProduct, type TileProduct } from './tile-product';

type Changes = Partial<Record<keyof TileProduct, unknown>>;

/** A record of the index as a list gets it: the linen shirt, with changes. */
export const tileRecord = (changes: Changes = {}): unknown => ({ ...linenShirt, ...changes });

/** The linen shirt as a tile's props, with changes. */
export function tileProduct(changes: Changes = {}): TileProduct {
  const product = readTileProduct(tileRecord(changes));
  if (!product) throw new Error('the fixture is no product');
  return product;
}

/** The product as a page of hgg in euros first shows it. */
export const summaryOf = (product: TileProduct): TileSummary =>
  tileSummary(product, { project: 'hgg', currency: 'EUR', tallOnly: false });

/** A colour of a record: number, shade, and labels of its sizes, `4XL!` sold out. */
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
