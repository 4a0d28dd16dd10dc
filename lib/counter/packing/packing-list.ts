/** An order of a round of packing. */
export interface OrderToPack {
  id: string;
  number: string;
  /** Epoch milliseconds. */
  placedAt: number;
  /** `2026-12-24` */
  promisedFor: string | null;
  /** Pieces to ship. */
  pieces: number;
}

/** Pieces of a SKU to fetch from the shelves. */
export interface PickedSku {
  sku: string;
  /** Article, colour and size as ordered; of a part, its set. */
  name: string;
  picture: string;
  quantity: number;
}

export interface PackingList {
  orders: readonly OrderToPack[];
  skus: readonly PickedSku[];
  /** Cursor of the next round; `null` on the last. */
  next: string | null;
}
