import type { ReactNode } from 'react';

/** A tab about the article; `null` content omits it. */
export interface ArticleTab {
  key: 'details' | 'care' | 'ratings' | 'shipping' | 'safety';
  headline: string;
  content: ReactNode | null;
}

/** Index of the ratings among the tabs with content. */
const RATINGS_AT = 2;

/** Tabs with content, in order, with the ratings third if there are any. */
export function shownTabs(tabs: readonly ArticleTab[], ratings: ArticleTab): readonly ArticleTab[] {
  const usable = tabs.filter(({ content }) => content !== null);
  return ratings.content === null ? usable : usable.toSpliced(RATINGS_AT, 0, ratings);
}
