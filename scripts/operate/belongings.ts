import type { HostResponse } from '@/e2e/hosts';
import type { Rows } from './rows';

/** An article that can be bought, wished for, and reserved in a store. */
export interface Goods {
  sku: string;
  articleNumber: string;
  itemNumber: string;
  /** A store that has it. */
  store: string;
}

const GOODS = `
  SELECT DISTINCT ON (skus.article_number) skus.sku, skus.article_number AS "articleNumber",
    skus.item_number AS "itemNumber", store_stock.store
  FROM shop.skus JOIN shop.store_stock USING (sku) JOIN shop.stores ON stores.number = store_stock.store
  WHERE skus.project = 'hgg' AND stores.project = 'hgg' AND is_nos AND store_stock.stock > 0
  ORDER BY skus.article_number, skus.sku, store LIMIT $1`;

export async function findGoods(rows: Rows, count: number): Promise<Goods[]> {
  const { rows: found } = await rows.query(GOODS, [count]);
  if (found.length < count) throw new Error(`the catalogue has only ${found.length} such articles`);
  // The columns of the query.
  return found as Goods[];
}

/** What a visitor's acknowledged changes add up to. */
export class Belongings {
  /** Pieces by SKU. */
  readonly pieces = new Map<string, number>();
  /** Item numbers. */
  readonly wishes = new Set<string>();
  /** SKUs. */
  readonly reserved = new Set<string>();
  voucher: string | null = null;
  /** House number of the last draft of the address. */
  houseNumber = 0;
  /** Idempotency keys of the additions, by which the database knows the basket. */
  readonly keys: string[] = [];

  get count(): number {
    return [...this.pieces.values()].reduce((sum, each) => sum + each, 0);
  }

  copy(): Belongings {
    const copied = new Belongings();
    for (const [sku, count] of this.pieces) copied.pieces.set(sku, count);
    for (const each of this.wishes) copied.wishes.add(each);
    for (const each of this.reserved) copied.reserved.add(each);
    return Object.assign(copied, { voucher: this.voucher, houseNumber: this.houseNumber });
  }
}

interface Seen {
  basket?: {
    lines: readonly { sku: string; quantity: number }[];
    vouchers: readonly { code: string }[];
  };
  wishlist?: { items: readonly { itemNumber: string }[] };
  reservation?: { items: readonly { sku: string }[] };
}

/** The parts of a response; that of a reservation list calls its own lines a basket. */
function partsOf(body: string): Seen {
  // The shop's own API routes respond with exactly these shapes.
  const parsed = JSON.parse(body) as Seen & {
    reservationBasketItems?: readonly { sku: string }[];
  };
  const { reservationBasketItems: items } = parsed;
  return items ? { reservation: { items } } : parsed;
}

/**
 * What a response lacks of what was acknowledged before its request. Parts that the response does not have are
 * not compared.
 */
export function lackingIn({ body }: Pick<HostResponse, 'body'>, had: Belongings): string[] {
  const { basket, wishlist, reservation } = partsOf(body);
  const lacking: string[] = [];
  if (basket) {
    const pieces = new Map(basket.lines.map(({ sku, quantity }) => [sku, quantity]));
    for (const [sku, count] of had.pieces)
      if ((pieces.get(sku) ?? 0) < count) lacking.push(`${sku}: ${pieces.get(sku)} of ${count}`);
    if (had.voucher && !basket.vouchers.some(({ code }) => code === had.voucher))
      lacking.push(had.voucher);
  }
  const items = new Set(wishlist?.items.map(({ itemNumber }) => itemNumber));
  if (wishlist)
    lacking.push(...[...had.wishes].filter((each) => !items.has(each)).map((each) => `♥ ${each}`));
  const held = new Set(reservation?.items.map(({ sku }) => sku));
  if (reservation)
    lacking.push(...[...had.reserved].filter((each) => !held.has(each)).map((each) => `R ${each}`));
  return lacking;
}

const STORED = `
  SELECT basket.id, line.sku, line.quantity, (checkout.address ->> 'houseNumber')::int AS "houseNumber"
  FROM shop.baskets AS basket
  LEFT JOIN shop.basket_lines AS line ON line.basket_id = basket.id AND line.removed_at IS NULL
  LEFT JOIN shop.checkouts AS checkout ON checkout.basket_id = basket.id
  WHERE basket.id IN (SELECT basket_id FROM shop.basket_intents WHERE key = ANY($1))`;

/** What the database lacks of a visitor's basket and address. */
export async function lackingInRows(rows: Rows, had: Belongings): Promise<string[]> {
  const { rows: found } = await rows.query(STORED, [had.keys]);
  const pieces = new Map(found.map(({ sku, quantity }) => [sku, quantity]));
  const lacking = [...had.pieces].flatMap(([sku, count]) =>
    (pieces.get(sku) ?? 0) < count
      ? [`${sku}: ${pieces.get(sku)} of ${count} in the database`]
      : [],
  );
  const baskets = new Set(found.map(({ id }) => id));
  if (baskets.size > 1) lacking.push(`${baskets.size} baskets`);
  const houseNumber = Number(found[0]?.houseNumber ?? 0);
  if (houseNumber < had.houseNumber) lacking.push(`address ${houseNumber} of ${had.houseNumber}`);
  return lacking;
}
