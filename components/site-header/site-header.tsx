import { ContentLink } from '@/components/content-link/content-link';
import type { SiteFrame } from '@/lib/app-shell/site-frame';
import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';
import type { ProjectId } from '@/lib/project/projects';
import { Navigation } from './navigation';
import styles from './site-header.module.css';

/** Id of the page's `<main>`, where the skip link leads. */
const CONTENT_ID = 'main';

/** Stands on every page: logo, claim and the navigation of two levels. */
export function SiteHeader({ frame, project }: { frame: SiteFrame; project: ProjectId }) {
  const { frame: words } = useWords();
  return (
    <>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {words.skipToContent}
      </a>
      <header className={styles.root}>
        {frame.claim && <p className={styles.claim}>{frame.claim}</p>}
        <div className={styles.bar}>
          <ContentLink
            link={frame.home}
            className={styles.home}
            aria-label={formatMessage(words.toHome, { project: frame.projectName })}
          >
            <span className={styles.logo} data-logo={project} />
          </ContentLink>
          <Navigation entries={frame.navigation} />
        </div>
      </header>
    </>
  );
}
