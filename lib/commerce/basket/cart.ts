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

/** A basket for apps and tracking, together with the form that our own pages read. */
export interface Cart {
  lineItems: readonly CartLine[];
  /** Items whose quantity this request increased. */
  addedItems: readonly CartLine[];
  projectSpecificData: {
    /** Messages in the visitor's language about articles that could not be added. */
    oxidErrors: readonly string[];
  };
  /** Effect of the request that is not visible in the basket itself. */
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

/** The effect of a request. */
interface CartChange {
  /** Ids of the lines whose quantity grew. */
  added: readonly string[];
  notice: BasketNotice | null;
  messages: readonly string[];
}

const NOTHING: CartChange = { added: [], notice: null, messages: [] };

/** @param made by the request; empty if it only reads */
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
