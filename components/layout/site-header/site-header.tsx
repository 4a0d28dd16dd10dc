import { ContentLink } from '@/components/content/content-link/content-link';
import type { SiteFrame } from '@/lib/cms/layout/site-frame';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { ProjectId } from '@/lib/shop/project/projects';
import { HeaderIcons } from './header-icons';
import { MenuButton } from './menu-button';
import { NavigationBar } from './navigation';
import styles from './site-header.module.css';
import { SkipLink } from './skip-link';

/** A search that needs no scripts, and is hidden with them. */
function PlainSearch({ href }: { href: string }) {
  const { icons: messages } = useMessages();
  return (
    <search className={styles.search}>
      <form action={href}>
        <input name="query" aria-label={messages.search} required />
        <button type="submit">{messages.search}</button>
      </form>
    </search>
  );
}

/**
 * The header of every page: claim, logo, navigation and the icons of account, wishlist and basket.
 */
export function SiteHeader({ frame, project }: { frame: SiteFrame; project: ProjectId }) {
  const { frame: messages } = useMessages();
  const search = frame.icons.find(({ kind }) => kind === 'search');
  return (
    <>
      <SkipLink />
      <header className={styles.root}>
        {frame.claim && <p className={styles.claim}>{frame.claim}</p>}
        <div className={styles.bar}>
          <MenuButton frame={frame} />
          <ContentLink
            link={frame.home}
            className={styles.home}
            aria-label={formatMessage(messages.toHome, { project: frame.projectName })}
          >
            <span className={styles.logo} data-logo={project} />
          </ContentLink>
          {frame.navigation.heads.length > 0 && <NavigationBar frame={frame} />}
          {search?.href && <PlainSearch href={search.href} />}
          <HeaderIcons icons={frame.icons} excludedTypes={frame.excludedTypes} />
        </div>
      </header>
    </>
  );
}
