import { ContentLink } from '@/components/content-link/content-link';
import type { PagePlace } from '@/lib/app-shell/site-frame';
import { useWords } from '@/lib/i18n/words';
import styles from './breadcrumb.module.css';

/** The way from the home page to this one, which ends it. */
export function Breadcrumb({ trail }: Pick<PagePlace, 'trail'>) {
  const { place: words } = useWords();
  if (trail.length < 2) return null;
  return (
    <nav aria-label={words.breadcrumb}>
      <ol className={styles.steps} role="list">
        {trail.map(({ id, name, link }, index) => (
          <li key={id} className={styles.step}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              ((link && <ContentLink link={link}>{name}</ContentLink>) ?? name)
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
