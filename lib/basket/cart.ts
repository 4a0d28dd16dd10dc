import type { Basket, BasketLine } from './basket';

/** A line in the field names of the public API. */
export interface CartLine {
  lineItemId: string;
  name: string;
  count: number;
  /** Of one piece, minor units. */
  price: number;
  variant: {
    /** Article number of the colour. */
    id: string;
    sku: string;
    attributes: { color: string; size: string };
    /** SKUs of a set's parts. */
    selectedSetArticles: readonly string[];
    projectSpecificData: { articleNumber: string; size: string; color: string };
  };
  projectSpecificData: {
    brand: string;
    categories: readonly string[];
    productType: string;
    setArticleData: { selectedArticles: readonly string[] };
  };
}

/** A basket as apps and tracking read it, and as our own pages do beside it. */
export interface Cart {
  lineItems: readonly CartLine[];
  /** Those among them that this request added to. */
  addedItems: readonly CartLine[];
  projectSpecificData: { oxidErrors: readonly string[] };
  basket: Basket;
}

function cartLine(line: BasketLine): CartLine {
  const { id, sku, name, brand, categories, productType } = line;
  const { articleNumber, colour: color, size } = line;
  return {
    lineItemId: id,
    name,
    count: line.quantity,
    price: line.price,
    variant: {
      id: line.itemNumber,
      sku,
      attributes: { color, size },
      selectedSetArticles: [],
      projectSpecificData: { articleNumber, size, color },
    },
    projectSpecificData: {
      brand,
      categories,
      productType,
      setArticleData: { selectedArticles: [] },
    },
  };
}

/** @param addedId line that the request added to */
export function cartOf(basket: Basket, addedId: string | null = null): Cart {
  const lineItems = basket.lines.map(cartLine);
  return {
    lineItems,
    addedItems: lineItems.filter(({ lineItemId }) => lineItemId === addedId),
    projectSpecificData: { oxidErrors: [] },
    basket,
  };
}
