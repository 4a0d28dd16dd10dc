import { Breadcrumb } from '@/components/breadcrumb/breadcrumb';
import { ContentLink } from '@/components/content-link/content-link';
import type { PagePlace } from '@/lib/app-shell/site-frame';
import { useWords } from '@/lib/i18n/words';
import styles from './page-opening.module.css';

/** What a page begins with by its place among the others: the way to it, and the categories below. */
export function PageOpening({ place }: { place: PagePlace }) {
  const { place: words } = useWords();
  const { trail, categories } = place;
  if (trail.length < 2 && categories.length === 0) return null;
  return (
    <div className={styles.root}>
      <Breadcrumb trail={trail} />
      {categories.length > 0 && (
        <nav aria-label={words.categories}>
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
