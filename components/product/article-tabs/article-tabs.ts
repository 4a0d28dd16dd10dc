import type { ReactNode } from 'react';

/** A tab about the article; without content there is nothing to read in it. */
export interface ArticleTab {
  key: 'details' | 'care' | 'ratings' | 'shipping' | 'safety';
  headline: string;
  content: ReactNode | null;
}

/** Position of the ratings among the tabs that have something to read. */
const RATINGS_AT = 2;

/** Tabs with content in their order, with the ratings third where there are any. */
export function shownTabs(tabs: readonly ArticleTab[], ratings: ArticleTab): readonly ArticleTab[] {
  const usable = tabs.filter(({ content }) => content !== null);
  return ratings.content === null ? usable : usable.toSpliced(RATINGS_AT, 0, ratings);
}
