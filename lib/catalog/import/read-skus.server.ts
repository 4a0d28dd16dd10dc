import { z } from 'zod';
import { checkStock, merchantId, pricesOfSku, stockOfSku } from './import-article.server';
import { failuresOf } from './read-articles.server';
import { isRecord, valueAt, type RawRow } from './raw-row';

const skuPrices = z.object({ sku: merchantId, prices: pricesOfSku });
const skuStock = z
  .object({ sku: merchantId, ...stockOfSku.shape })
  .superRefine(checkStock)
  .refine(({ stock, stockChange }) => stock !== undefined || stockChange !== undefined, {
    path: ['stock'],
    message: 'is missing',
  });

const SCHEMAS = { prices: skuPrices, stock: skuStock };

/** What an import of SKUs alone changes. */
export type SkuPart = keyof typeof SCHEMAS;
export type ReadPrices = z.output<typeof skuPrices>;
export type ReadStock = z.output<typeof skuStock>;

/** A SKU of a file with its prices or its stock. */
export type ReadSku<Part extends SkuPart> =
  | { ok: true; line: number; sku: Part extends 'prices' ? ReadPrices : ReadStock }
  | Extract<RawRow, { ok: false }>;

/** The SKUs of a row, which is an article or one SKU, with the path of each. */
function skusOfRow(input: Readonly<Record<string, unknown>>) {
  const { colours } = input;
  if (!Array.isArray(colours)) return [{ path: [] as PropertyKey[], sku: input }];
  return colours.flatMap((colour: unknown, at) => {
    const sizes = valueAt(colour, ['sizes']);
    return (Array.isArray(sizes) ? sizes : []).flatMap((sku: unknown, place) =>
      isRecord(sku) ? [{ path: ['colours', at, 'sizes', place] as PropertyKey[], sku }] : [],
    );
  });
}

/** Validates the prices or the stock in a file, and ignores all else in it. */
export async function* readSkus<Part extends SkuPart>(
  rows: AsyncIterable<RawRow>,
  part: Part,
): AsyncGenerator<ReadSku<Part>> {
  for await (const row of rows) {
    if (!row.ok) {
      yield row;
      continue;
    }
    for (const { path, sku } of skusOfRow(row.input)) {
      const { data, error } = SCHEMAS[part].safeParse(sku);
      const columnOf = (inner: readonly PropertyKey[]) => row.columnOf([...path, ...inner]);
      yield data
        ? // The schema of that part.
          ({ ok: true, line: row.line, sku: data } as ReadSku<Part>)
        : {
            ok: false,
            line: row.line,
            failures: failuresOf({ ...row, input: sku, columnOf }, error),
            skus: null,
          };
    }
  }
}
