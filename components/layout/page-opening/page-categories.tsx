import { ContentLink } from '@/components/content/content-link/content-link';
import type { PagePosition } from '@/lib/cms/layout/site-frame';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './page-opening.module.css';

/** Links to the subcategories of a page, in one line that scrolls. */
export function PageCategories({ categories }: Pick<PagePosition, 'categories'>) {
  const { place: messages } = useMessages();
  if (categories.length === 0) return null;
  return (
    <nav className={styles.nav} aria-label={messages.categories} data-categories>
      <ul className={styles.categories} role="list">
        {categories.map(({ id, name, link, isTag }) => (
          <li key={id}>
            <ContentLink
              link={link}
              className={styles.category}
              data-look={isTag ? 'tag' : 'plain'}
            >
              {name}
            </ContentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
