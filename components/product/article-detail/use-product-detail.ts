import { useState } from 'react';
import { useBasketAdditions } from '@/lib/browser/visitor/use-basket-additions';
import { isApiErrorShown, openModal } from '@/lib/browser/modals/modals';
import { useQueryParameter } from '@/lib/shop/routes/use-query-parameter';
import { colourOf, isSizeBuyable, sizeOf } from '@/lib/catalog/article/article-choice';
import type { ArticleDetail, DetailColour, DetailSize } from '@/lib/catalog/article/article-detail';
import type { ProductDetailState } from './product-detail-state';
import { useArticleChoice } from '@/lib/catalog/article/use-article-choice';
import { useArticleReports } from './use-article-reports';

type CartRequest = Pick<ProductDetailState, 'articleToCart' | 'addToCartError'>;

const NO_REQUEST: CartRequest = { articleToCart: null, addToCartError: null };

function useEntrypoint() {
  const queryID = useQueryParameter('queryID');
  if (queryID === undefined) return null;
  return queryID === null ? 'direct' : 'search';
}

/** The request that adds pieces of a colour to the basket, and its outcome. */
function useCartRequest(article: ArticleDetail, colour: DetailColour) {
  const basket = useBasketAdditions();
  const [request, setRequest] = useState<CartRequest>(NO_REQUEST);
  const reportAddition = useArticleReports(article, colour);
  return {
    call: request,
    isPending: request.articleToCart?.isAdded === false,
    reset: () => setRequest(NO_REQUEST),
    add: async (size: DetailSize, quantity: number): Promise<void> => {
      const articleToCart = { sku: size.sku, quantity, isAdded: false };
      setRequest({ articleToCart, addToCartError: null });
      const outcome = await basket.add({ id: colour.itemnum, sku: size.sku, count: quantity });
      if (!outcome.ok) return setRequest({ articleToCart: null, addToCartError: outcome });
      setRequest({ articleToCart: { ...articleToCart, isAdded: true }, addToCartError: null });
      if (!isApiErrorShown()) openModal('basket', { skus: [size.sku] });
      reportAddition({ colour, size, quantity });
    },
  };
}

/** The state of an article page, and its actions. */
export function useProductDetail(article: ArticleDetail) {
  const { choice, colours, soldOut, ...choosing } = useArticleChoice(article);
  const productEntrypoint = useEntrypoint();
  const colour = colourOf(colours, choice);
  const size = sizeOf(colour, choice);
  const { call: request, isPending, reset, add } = useCartRequest(article, colour);
  const state: ProductDetailState = {
    selectedColorVariant: colour,
    selectedSize: size,
    sizeType: choice.sizeType,
    selectedQuantity: choice.quantity,
    addToCartSizeError: choice.isSizeMissing,
    ...request,
    productEntrypoint,
  };
  const chooseSize = (sku: string) => {
    reset();
    choosing.chooseSize(sku);
  };
  return {
    state,
    colours,
    soldOut,
    isPending,
    reset,
    chooseSize,
    chooseColour: (itemnum: string) => {
      reset();
      choosing.chooseColour(itemnum);
    },
    chooseQuantity: choosing.chooseQuantity,
    /** @returns whether a size was selected */
    addToCart: async (): Promise<boolean> => {
      if (isPending) return true;
      if (size && isSizeBuyable(size)) await add(size, choice.quantity);
      else choosing.missSize();
      return size !== null;
    },
    /** Opens the choice of a store. @returns whether a size was selected */
    reserve: (): boolean => {
      if (!size) {
        choosing.missSize();
        return false;
      }
      const { title } = article;
      const { itemnum: itemNumber, color } = colour;
      const { sku, label } = size;
      const { quantity } = choice;
      openModal('reservation', { title, colour: color, itemNumber, sku, label, quantity });
      return true;
    },
    /** Adds one piece of a size of the current colour, and selects that size. */
    addSize: async (sku: string): Promise<void> => {
      const wanted = sizeOf(colour, { sku });
      if (isPending || !wanted || !isSizeBuyable(wanted)) return;
      chooseSize(sku);
      await add(wanted, 1);
    },
  };
}

export type ProductDetailHandle = ReturnType<typeof useProductDetail>;
