import { useState } from 'react';
import { useBasket } from '@/lib/visitor/use-basket';
import { isApiErrorShown, openModal } from '@/lib/modals/modals';
import { useQueryParameter } from '@/lib/routes/use-query-parameter';
import { colourOf, isBuyable, sizeOf } from './article-choice';
import type { ArticleDetail, DetailSize } from './article-detail';
import type { ProductDetailState } from './product-detail-state';
import { useArticleChoice } from './use-article-choice';
import { useArticleReports } from './use-article-reports';

type CartCall = Pick<ProductDetailState, 'articleToCart' | 'addToCartError'>;

const NO_CALL: CartCall = { articleToCart: null, addToCartError: null };

function useEntrypoint() {
  const queryID = useQueryParameter('queryID');
  if (queryID === undefined) return null;
  return queryID === null ? 'direct' : 'search';
}

/** The state of an article's page, and what a visitor can do there. */
export function useProductDetail(article: ArticleDetail) {
  const { choice, colours, soldOut, ...choosing } = useArticleChoice(article);
  const basket = useBasket();
  const productEntrypoint = useEntrypoint();
  const [call, setCall] = useState<CartCall>(NO_CALL);
  const colour = colourOf(colours, choice);
  const size = sizeOf(colour, choice);
  const reportAddition = useArticleReports(article, colour);
  const state: ProductDetailState = {
    selectedColorVariant: colour,
    selectedSize: size,
    sizeType: choice.sizeType,
    selectedQuantity: choice.quantity,
    addToCartSizeError: choice.isSizeMissing,
    ...call,
    productEntrypoint,
  };
  const reset = () => setCall(NO_CALL);
  const isPending = call.articleToCart?.isAdded === false;

  const add = async (added: DetailSize, quantity: number) => {
    const articleToCart = { sku: added.sku, quantity, isAdded: false };
    setCall({ articleToCart, addToCartError: null });
    const wish = { id: colour.itemnum, sku: added.sku, count: quantity };
    const outcome = await basket.add(wish);
    if (!outcome.ok) {
      setCall({ articleToCart: null, addToCartError: outcome.code ?? 'unreachable' });
      return;
    }
    setCall({ articleToCart: { ...articleToCart, isAdded: true }, addToCartError: null });
    if (!isApiErrorShown()) openModal('basket', { skus: [added.sku] });
    reportAddition({ colour, size: added, quantity });
  };

  /** @returns whether there was a size to be added */
  const addToCart = async (): Promise<boolean> => {
    if (isPending) return true;
    if (!size || !isBuyable(size)) {
      choosing.missSize();
      return false;
    }
    await add(size, choice.quantity);
    return true;
  };
  /** One piece of a size, whether or not it was chosen before. */
  const addSize = async (sku: string) => {
    const added = sizeOf(colour, { sku });
    if (isPending || !added || !isBuyable(added)) return;
    choosing.chooseSize(sku);
    await add(added, 1);
  };

  return {
    state,
    colours,
    soldOut,
    isPending,
    chooseColour: (itemnum: string) => {
      reset();
      choosing.chooseColour(itemnum);
    },
    chooseSize: (sku: string) => {
      reset();
      choosing.chooseSize(sku);
    },
    chooseQuantity: choosing.chooseQuantity,
    reset,
    addToCart,
    addSize,
  };
}

export type ProductDetailHandle = ReturnType<typeof useProductDetail>;
