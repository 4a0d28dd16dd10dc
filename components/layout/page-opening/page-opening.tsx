import { Breadcrumb } from '@/components/layout/breadcrumb/breadcrumb';
import { ContentLink } from '@/components/content/content-link/content-link';
import type { PagePosition } from '@/lib/layout/site-frame';
import { useMessages } from '@/lib/i18n/use-messages';
import styles from './page-opening.module.css';

/** Head of a page by its position in the tree: breadcrumb, and the categories below. */
export function PageOpening({ place }: { place: PagePosition }) {
  const { place: messages } = useMessages();
  const { trail, categories } = place;
  if (trail.length < 2 && categories.length === 0) return null;
  return (
    <div className={styles.root}>
      <Breadcrumb trail={trail} />
      {categories.length > 0 && (
        <nav aria-label={messages.categories}>
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
      )}
    </div>
  );
}
