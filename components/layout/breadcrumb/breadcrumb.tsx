import { ContentLink } from '@/components/content/content-link/content-link';
import type { PagePosition } from '@/lib/cms/layout/site-frame';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './breadcrumb.module.css';

/** The path from the home page to the current page. */
export function Breadcrumb({ trail }: Pick<PagePosition, 'trail'>) {
  const { place: messages } = useMessages();
  if (trail.length < 2) return null;
  return (
    <nav aria-label={messages.breadcrumb}>
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
