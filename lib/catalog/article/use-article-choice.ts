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

/** Choice from the address, or else from the sizes by which the visitor filtered a list. */
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
 * Article choice of a visitor, in sync with the address. The props hold all colours, so that
 * choosing fetches nothing. A page opened by client-side navigation has the same props for every
 * visitor, so the address's parameters are read here.
 */
export function useArticleChoice(article: ArticleDetail) {
  const isServerRendered = useWasServerRendered();
  const [{ choice, isTallOnly, soldOut }, setOpening] = useState<Opening>(() =>
    // Hydration has to start with the choice that was server-rendered.
    isServerRendered ? article : openingInBrowser(article),
  );
  useEffect(() => {
    // Skips the update if the choice equals the rendered one, as in most cases.
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
    colours,
    soldOut,
    chooseColour: (itemnum: string) => choose(withColour(colours, choice, itemnum)),
    chooseSize: (sku: string) => choose(withSize(colours, choice, sku)),
    chooseQuantity: (quantity: number) => setChoice({ ...choice, quantity }),
    missSize: () => setChoice({ ...choice, isSizeMissing: true }),
  };
}
