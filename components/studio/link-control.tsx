import { useState } from 'react';
import type { Choices, FieldControlProps } from './field-control-props';
import { useArticles } from './use-articles';

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
