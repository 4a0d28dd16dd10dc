import Router from 'next/router';
import { useEffect, useMemo, useState } from 'react';
import { useWasServerRendered } from '@/lib/platform/hydration/use-was-server-rendered';
import { replaceQuery } from '@/lib/shop/routes/replace-query';
import { readRequestedArticle } from '@/lib/catalog/catalogue/article-address';
import { storedSizeFilter, storeSizeFilter } from '@/lib/catalog/catalogue/stored-size-filter';
import {
  coloursFor,
  colourOf,
  openingOf,
  sizeOf,
  withColour,
  withSize,
  withStoredSize,
  type Opening,
} from './article-choice';
import type { ArticleChoice, ArticleDetail } from './article-detail';
import { showColour } from './shown-colour';

/** The address, then the size by which the visitor filtered a list. */
function openingInBrowser(article: ArticleDetail): Opening {
  const opening = openingOf(article, readRequestedArticle(new URLSearchParams(location.search)));
  if (opening.soldOut) return opening;
  const colours = coloursFor(article, opening);
  const { choice, forget } = withStoredSize(colours, opening.choice, storedSizeFilter());
  if (forget) storeSizeFilter([]);
  return { ...opening, choice };
}

const isSame = (one: Opening, other: Opening) =>
  one.isTallOnly === other.isTallOnly &&
  one.soldOut?.sku === other.soldOut?.sku &&
  one.choice.itemnum === other.choice.itemnum &&
  one.choice.sku === other.choice.sku &&
  one.choice.sizeType === other.choice.sizeType &&
  one.choice.quantity === other.choice.quantity &&
  one.choice.isSizeMissing === other.choice.isSizeMissing;

function writeAddress({ colours }: ArticleDetail, choice: ArticleChoice): void {
  const size = sizeOf(colourOf(colours, choice), choice);
  replaceQuery({
    colorVariant: choice.itemnum,
    size: size?.label ?? null,
    sizeType: size?.sizeType ?? null,
  });
}

/**
 * What a visitor has chosen of an article, in sync with the address. All colours are in the props,
 * so that choosing fetches nothing. A page reached by the router is the one for every visitor: the
 * parameters of its address are read here.
 */
export function useArticleChoice(article: ArticleDetail) {
  const isServerRendered = useWasServerRendered();
  const [{ choice, isTallOnly, soldOut }, setOpening] = useState<Opening>(() =>
    // Hydration begins with what the server has rendered.
    isServerRendered ? article : openingInBrowser(article),
  );
  useEffect(() => {
    // Mostly it opens as it was rendered, and nothing is rendered again.
    const read = () => {
      const opening = openingInBrowser(article);
      setOpening((known) => (isSame(known, opening) ? known : opening));
    };
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
    /** Colours that the address leaves. */
    colours,
    soldOut,
    chooseColour: (itemnum: string) => choose(withColour(colours, choice, itemnum)),
    chooseSize: (sku: string) => choose(withSize(colours, choice, sku)),
    chooseQuantity: (quantity: number) => setChoice({ ...choice, quantity }),
    /** Shows that the basket needs a size. */
    missSize: () => setChoice({ ...choice, isSizeMissing: true }),
  };
}
