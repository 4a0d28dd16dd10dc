import Router from 'next/router';
import { useEffect, useMemo, useState } from 'react';
import { useIsHydrated } from '@/lib/hydration/use-is-hydrated';
import { replaceQuery } from '@/lib/routes/replace-query';
import { readWish, type ArticleWish } from '@/lib/catalogue/article-address';
import { storedSizeFilter, storeSizeFilter } from '@/lib/catalogue/stored-size-filter';
import {
  coloursFor,
  colourOf,
  isBuyable,
  openingChoice,
  sizeOf,
  wishedSize,
  withColour,
  withSize,
  withStoredSize,
} from './article-choice';
import type { ArticleChoice, ArticleDetail, DetailSize } from './article-detail';
import { showColour } from './shown-colour';

interface Opening {
  choice: ArticleChoice;
  isTallOnly: boolean;
  /** The size the address names, when it is sold out. */
  soldOut: DetailSize | null;
}

function openingOf(article: ArticleDetail, wish: ArticleWish): Opening {
  const choice = openingChoice(article.colours, wish, article.productType);
  const size = wishedSize(colourOf(article.colours, choice), wish);
  const soldOut = size && !isBuyable(size) && choice.sku === null ? size : null;
  return { choice, isTallOnly: wish.isTallOnly, soldOut };
}

/** The address, then the size by which the shopper filtered a list. */
function openingInBrowser(article: ArticleDetail): Opening {
  const opening = openingOf(article, readWish(new URLSearchParams(location.search)));
  if (opening.soldOut) return opening;
  const colours = coloursFor(article, opening);
  const { choice, forget } = withStoredSize(colours, opening.choice, storedSizeFilter());
  if (forget) storeSizeFilter([]);
  return { ...opening, choice };
}

/** As the server rendered it: for every visitor, or for the one whose address names a size. */
const openingOnServer = ({ choice, isTallOnly, soldOut }: ArticleDetail): Opening => ({
  ...{ choice, isTallOnly, soldOut },
});

function writeAddress({ colours }: ArticleDetail, choice: ArticleChoice): void {
  const size = sizeOf(colourOf(colours, choice), choice);
  replaceQuery({
    colorVariant: choice.itemnum,
    size: size?.label ?? null,
    sizeType: size?.sizeType ?? null,
  });
}

/**
 * What a shopper has chosen of an article, in sync with the address. All colours are in the props,
 * so that choosing fetches nothing. A page reached by the router is the one for every visitor: the
 * parameters of its address are read here.
 */
export function useArticleChoice(article: ArticleDetail) {
  const isHydrated = useIsHydrated();
  const [{ choice, isTallOnly, soldOut }, setOpening] = useState(() =>
    isHydrated ? openingInBrowser(article) : openingOnServer(article),
  );
  useEffect(() => {
    const read = () => setOpening(openingInBrowser(article));
    read();
    Router.events.on('routeChangeComplete', read);
    return () => Router.events.off('routeChangeComplete', read);
  }, [article]);
  const colours = useMemo(() => coloursFor(article, { isTallOnly }), [article, isTallOnly]);
  const { number } = article;
  useEffect(() => showColour(number, choice.itemnum), [number, choice.itemnum]);

  const setChoice = (next: ArticleChoice) =>
    setOpening({ choice: next, isTallOnly, soldOut: null });
  const choose = (next: ArticleChoice) => {
    setChoice(next);
    writeAddress(article, next);
  };
  return {
    choice,
    /** Those that the address leaves. */
    colours,
    soldOut,
    chooseColour: (itemnum: string) => choose(withColour(colours, choice, itemnum)),
    chooseSize: (sku: string) => choose(withSize(colours, choice, sku)),
    chooseQuantity: (quantity: number) => setChoice({ ...choice, quantity }),
    /** Shows that the basket needs a size. */
    missSize: () => setChoice({ ...choice, isSizeMissing: true }),
  };
}
