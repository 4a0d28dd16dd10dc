import Router from 'next/router';
import { useEffect, useState } from 'react';
import { useIsHydrated } from '@/lib/hydration/use-is-hydrated';
import { replaceQuery } from '@/lib/routes/replace-query';
import { readWish } from '@/lib/catalogue/article-address';
import { colourOf, openingChoice, sizeOf, withColour, withSize } from './article-choice';
import type { ArticleChoice, ArticleDetail } from './article-detail';

const choiceOfAddress = ({ colours }: ArticleDetail): ArticleChoice =>
  openingChoice(colours, readWish(new URLSearchParams(location.search)));

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
  const [choice, setChoice] = useState(() =>
    isHydrated ? choiceOfAddress(article) : article.choice,
  );
  useEffect(() => {
    const read = () => setChoice(choiceOfAddress(article));
    Router.events.on('routeChangeComplete', read);
    return () => Router.events.off('routeChangeComplete', read);
  }, [article]);

  const choose = (next: ArticleChoice) => {
    setChoice(next);
    writeAddress(article, next);
  };
  const { colours } = article;
  return {
    choice,
    chooseColour: (itemnum: string) => choose(withColour(colours, choice, itemnum)),
    chooseSize: (sku: string) => choose(withSize(colours, choice, sku)),
    chooseQuantity: (quantity: number) => setChoice({ ...choice, quantity }),
    /** Shows that the basket needs a size. */
    missSize: () => setChoice({ ...choice, isSizeMissing: true }),
  };
}
