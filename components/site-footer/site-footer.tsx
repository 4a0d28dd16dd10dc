import NextLink from 'next/link';
import { ConsentSettingsButton } from '@/components/consent-banner/consent-settings-button';
import type { SiteFrame } from '@/lib/app-shell/site-frame';
import { useWords } from '@/lib/i18n/words';
import type { ProjectId } from '@/lib/project/projects';
import styles from './site-footer.module.css';

/** Stands on every page: what the shop says of itself, service and legal links. */
export function SiteFooter({ frame, project }: { frame: SiteFrame; project: ProjectId }) {
  const { frame: words } = useWords();
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <span className={styles.logo} data-logo={project} />
          {frame.footerText && <p className={styles.text}>{frame.footerText}</p>}
        </div>
        {frame.footerLinks.length > 0 && (
          <nav aria-label={words.footerNavigation}>
            <ul className={styles.links} role="list">
              {frame.footerLinks.map(({ id, name, href }) => (
                <li key={id}>
                  <NextLink className={styles.link} href={href} prefetch={false}>
                    {name}
                  </NextLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.legal}>
          <p>© {frame.projectName}</p>
          <ConsentSettingsButton />
        </div>
      </div>
    </footer>
  );
}
