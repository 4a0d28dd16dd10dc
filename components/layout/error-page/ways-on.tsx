import type { ReactNode } from 'react';
import { ContentLink } from '@/components/content/content-link/content-link';
import { TextField } from '@/components/forms/field/text-field';
import { Button } from '@/components/ui/button/button';
import type { NavigationHead } from '@/lib/cms/layout/site-frame';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './error-page.module.css';

interface WaysOnProps {
  /** Path of the search page; `null` in a shop without a search. */
  searchHref: string | null;
  categories: readonly NavigationHead[];
}

/** Options on the not-found page: the search, or a category. */
export function WaysOn({ searchHref, categories }: WaysOnProps) {
  const { error: messages } = useMessages();
  const linked = categories.filter(({ link, row }) => link && row);
  return (
    <>
      {searchHref && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is younger than the browsers we serve
        <form className={styles.search} action={searchHref} role="search">
          <TextField
            type="search"
            name="query"
            label={messages.searchLabel}
            autoComplete="off"
            required
          />
          <Button type="submit">{messages.search}</Button>
        </form>
      )}
      {linked.length > 0 && (
        <nav className={styles.categories} aria-label={messages.categories}>
          <p className={styles.categoriesTitle} aria-hidden="true">
            {messages.categories}
          </p>
          <ul role="list">
            {linked.map(({ id, name, link }) => (
              <li key={id}>{link && <ContentLink link={link}>{name}</ContentLink>}</li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

/** Articles below the text, as wide as the page's blocks. */
export const Instead = ({ children }: { children: ReactNode }) => (
  <div className={styles.instead}>{children}</div>
);
