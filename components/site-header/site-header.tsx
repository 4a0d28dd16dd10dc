import { ContentLink } from '@/components/content-link/content-link';
import type { SiteFrame } from '@/lib/app-shell/site-frame';
import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';
import type { ProjectId } from '@/lib/project/projects';
import { HeaderIcons } from './header-icons';
import { MenuButton } from './menu-button';
import { Navigation } from './navigation';
import styles from './site-header.module.css';

/** Id of the page's `<main>`, where the skip link leads. */
const CONTENT_ID = 'main';

/** Stands on every page: claim, logo, navigation and the visitor's own places. */
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
          <MenuButton frame={frame} />
          <ContentLink
            link={frame.home}
            className={styles.home}
            aria-label={formatMessage(words.toHome, { project: frame.projectName })}
          >
            <span className={styles.logo} data-logo={project} />
          </ContentLink>
          {frame.navigation.heads.length > 0 && <Navigation frame={frame} />}
          <HeaderIcons icons={frame.icons} excludedTypes={frame.excludedTypes} />
        </div>
      </header>
    </>
  );
}
