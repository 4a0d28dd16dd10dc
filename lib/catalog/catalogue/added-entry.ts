/** An entry of `POST /api/cart/cart/addMultiple`. */
export interface AddedEntry {
  variant: {
    /** Item number of the colour. */
    id: string;
    /** SKU; for a set its item number: what is sold are its products. */
    sku: string;
    attributes: { color: string; size: string };
    /** SKUs of a set's products; the set is one entry. */
    selectedSetArticles?: readonly string[];
  };
  count: number;
  /** The shop system's id of a set. */
  setItemId?: string;
}
