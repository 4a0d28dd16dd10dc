import { useEffect, useState } from 'react';
import type { LinkChoice } from '@/lib/studio/studio/find-articles.server';
import { getStudio } from '@/lib/studio/studio/studio-client';
import type { Choices, FieldControlProps } from './field-control-props';

/** Minimum number of characters, because fewer match every article. */
const FEWEST_CHARACTERS = 3;
/** Debounce of typing before articles are looked up, in milliseconds. */
const PAUSE_MS = 250;
/** Values that cannot lead to an article. */
const OTHER = /^(node_|\/(?!p\/)|[a-z]+:|\+?\d{1,5}$)/;

function useArticles(words: string): LinkChoice[] {
  const [found, setFound] = useState<LinkChoice[]>([]);
  useEffect(() => {
    const isWanted = words.length >= FEWEST_CHARACTERS && !OTHER.test(words);
    let isOver = false;
    const look = async () => {
      const query = new URLSearchParams({ kind: 'Article', query: words });
      const { items } = Object(isWanted && (await getStudio(`/api/studio/find?${query}`)));
      // Written by the route.
      if (!isOver) setFound(Array.isArray(items) ? (items as LinkChoice[]) : []);
    };
    const timer = setTimeout(() => void look(), isWanted ? PAUSE_MS : 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [words]);
  return found;
}

/** Target of a link: suggests pages by name, and articles as they are typed. */
export function LinkControl({
  field,
  controlId,
  value,
  links,
  onChange,
}: FieldControlProps & Choices) {
  const typed = typeof value === 'string' ? value : '';
  const [words, setWords] = useState('');
  const articles = useArticles(words);
  const wanted = words.toLowerCase();
  const pages = links.filter(({ label }) => label.toLowerCase().includes(wanted));
  const listId = `${controlId}-links`;
  return (
    <>
      <input
        id={controlId}
        type="text"
        value={typed}
        list={articles.length > 0 ? listId : 'studio-links'}
        aria-describedby={`${controlId}-help`}
        aria-required={field.required}
        onChange={({ currentTarget }) => {
          setWords(currentTarget.value.trim());
          onChange(currentTarget.value);
        }}
      />
      {articles.length > 0 && (
        <datalist id={listId}>
          {[...articles, ...pages].map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}
