import type { Basket, BasketLine, BasketNotice, BasketPart } from './basket';

/** One article of a set. */
interface SelectedArticle {
  articleNumber: string;
  size: string;
  color: string;
  title: string;
}

/** A line in the field names of the public API. */
export interface CartLine {
  lineItemId: string;
  name: string;
  count: number;
  /** Price of one piece in minor units. */
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
    setArticleData: { selectedArticles: readonly SelectedArticle[] };
  };
}

/** A basket as apps and tracking read it, and as our own pages do beside it. */
export interface Cart {
  lineItems: readonly CartLine[];
  /** Items that this request added to. */
  addedItems: readonly CartLine[];
  projectSpecificData: {
    /** Messages in the visitor's language: what of several articles could not be added. */
    oxidErrors: readonly string[];
  };
  /** What the request has led to, where the basket alone does not say so. */
  notice: BasketNotice | null;
  basket: Basket;
}

const selectedArticle = ({ articleNumber, size, colour, name }: BasketPart): SelectedArticle => ({
  articleNumber,
  size,
  color: colour,
  title: name,
});

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
      selectedSetArticles: line.parts.map((part) => part.sku),
      projectSpecificData: { articleNumber, size, color },
    },
    projectSpecificData: {
      brand,
      categories,
      productType,
      setArticleData: { selectedArticles: line.parts.map(selectedArticle) },
    },
  };
}

/** What a request has changed. */
interface CartChange {
  /** Lines that it added to. */
  added: readonly string[];
  notice: BasketNotice | null;
  messages: readonly string[];
}

const NOTHING: CartChange = { added: [], notice: null, messages: [] };

/** @param made by the request; a request that only reads has made nothing */
export function cartOf(basket: Basket, { added, notice, messages }: CartChange = NOTHING): Cart {
  const lineItems = basket.lines.map(cartLine);
  return {
    lineItems,
    addedItems: lineItems.filter(({ lineItemId }) => added.includes(lineItemId)),
    projectSpecificData: { oxidErrors: messages },
    notice,
    basket,
  };
}
