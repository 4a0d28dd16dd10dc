import { useEffect, useState } from 'react';
import type { LinkChoice } from '@/lib/studio/studio/find-articles.server';
import { getStudio } from '@/lib/studio/studio/studio-client';

/** Minimum number of characters, because fewer match every article. */
const FEWEST_CHARACTERS = 3;
/** Debounce of typing before articles are looked up, in milliseconds. */
const PAUSE_MS = 250;
/** Values that cannot lead to an article. */
const OTHER = /^(node_|\/(?!p\/)|[a-z]+:|\+?\d{1,5}$)/;

/** Articles of one shop, or of all, that some words find; none for a text that cannot be about one. */
export function useArticles(words: string, project = ''): LinkChoice[] {
  const [found, setFound] = useState<LinkChoice[]>([]);
  useEffect(() => {
    const isWanted = words.length >= FEWEST_CHARACTERS && !OTHER.test(words);
    let isOver = false;
    const look = async () => {
      const query = new URLSearchParams({ kind: 'Article', query: words, project });
      const { items } = Object(isWanted && (await getStudio(`/api/studio/find?${query}`)));
      // Written by the route.
      if (!isOver) setFound(Array.isArray(items) ? (items as LinkChoice[]) : []);
    };
    const timer = setTimeout(() => void look(), isWanted ? PAUSE_MS : 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [words, project]);
  return found;
}
