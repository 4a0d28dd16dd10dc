import { ContentLink } from '@/components/content/content-link/content-link';
import type { FooterContent } from '@/lib/cms/layout/footer-content';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './site-footer.module.css';

/** Hotlines with their hours, and the shop's apps. */
export function FooterContact({ hotlines, apps }: Pick<FooterContent, 'hotlines' | 'apps'>) {
  const { footer: messages } = useMessages();
  if (hotlines.length + apps.length === 0) return null;
  return (
    <div className={styles.contact}>
      {hotlines.map(({ id, label, number, hours }) => (
        <div key={id}>
          <h2 className={styles.heading}>{label}</h2>
          <ContentLink className={styles.number} link={{ href: number, opens: 'phone' }}>
            {number}
          </ContentLink>
          {hours && <p className={styles.small}>{hours}</p>}
        </div>
      ))}
      {apps.length > 0 && (
        <div>
          <h2 className={styles.heading}>{messages.apps}</h2>
          <ul role="list" className={styles.apps}>
            {apps.map(({ id, store, link }) => (
              <li key={id}>
                <ContentLink className={styles.link} link={link}>
                  {store}
                </ContentLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
