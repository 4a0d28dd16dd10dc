/** An entry of `POST /api/cart/cart/addMultiple`. */
export interface AddedEntry {
  variant: {
    /** Item number of the colour. */
    id: string;
    /** SKU; for a set its item number, since its products are sold. */
    sku: string;
    attributes: { color: string; size: string };
    /** SKUs of the products of a set, which is one entry. */
    selectedSetArticles?: readonly string[];
  };
  count: number;
  /** Id of a set in the shop system. */
  setItemId?: string;
}
