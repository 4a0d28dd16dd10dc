import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button/button';
import { ContentLink } from '@/components/content/content-link/content-link';
import { Icon } from '@/components/ui/icon/icon';
import { Picture } from '@/components/ui/picture/picture';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { StatusMessage } from '@/components/ui/status-message/status-message';
import type { NavigationEntry } from '@/lib/cms/layout/site-frame';
import type { useNavigationTree } from '@/lib/cms/layout/use-navigation-tree';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { Level, type Chosen } from './menu-level';
import styles from './menu.module.css';

export type NavigationTree = ReturnType<typeof useNavigationTree>;

/** The chosen category: its picture, linked as set by its editor, or else its name. */
function CategoryHeader({ entry }: { entry: Chosen }) {
  const { name, link } = entry;
  const configuration: NavigationEntry['configuration'] = entry.configuration;
  const { navigationImage: image, navigationImageLink } = configuration;
  const target = (image && navigationImageLink) ?? link;
  const content = image ? (
    <Picture className={styles.image} src={image} alt={name} sizes="26rem" />
  ) : (
    name
  );
  return (
    <h3 className={styles.header}>
      {target ? <ContentLink link={target}>{content}</ContentLink> : content}
    </h3>
  );
}

/** Placeholder for the level below a category until it is loaded, or an error. */
function Coming({ navigation }: { navigation: NavigationTree }) {
  const { modal: messages, status } = useMessages();
  const { hasFailed, load } = navigation;
  if (hasFailed)
    return (
      <div className={styles.coming}>
        <StatusMessage
          status={{ type: 'miscellaneous', tone: 'danger', text: messages.cannotLoad }}
        />
        <Button look="secondary" onClick={load}>
          {messages.tryAgain}
        </Button>
      </div>
    );
  return (
    <div className={styles.coming}>
      <output className="visually-hidden">{status.loading}</output>
      <Skeleton shape="heading" lines={3} />
    </div>
  );
}

/** Further entries of a category: its brands, and those added by editors. */
function Further({ entry }: { entry: NavigationEntry }) {
  const { frame: messages } = useMessages();
  const { allBrands, additionalnavigationitems = [] } = entry.configuration;
  const further = [
    ...(allBrands
      ? [{ id: 'brands', label: allBrands.text ?? messages.allBrands, link: allBrands.link }]
      : []),
    ...additionalnavigationitems.map(({ id, navitem, navitemlink }) => ({
      id,
      label: navitem,
      link: navitemlink,
    })),
  ];
  if (further.length === 0) return null;
  return (
    <ul className={styles.further} role="list">
      {further.map(({ id, label, link }) => (
        <li key={id} className={styles.entry}>
          <ContentLink link={link} className={styles.way}>
            {label}
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}

interface ActiveTreeProps {
  entry: Chosen;
  choose: (id: string) => void;
  navigation: NavigationTree;
  back: () => void;
}

/** A chosen category with the level below it, once loaded. */
export function ActiveTree({ entry, navigation, choose, back }: ActiveTreeProps) {
  const { frame: messages } = useMessages();
  const { name, link } = entry;
  const arrived = 'children' in entry ? entry : null;
  const { pageName, hideAdditionAll } = arrived?.configuration ?? {};
  const root = useRef<HTMLDivElement>(null);
  const wayBack = useRef<HTMLButtonElement>(null);
  // The pressed entry is unmounted, so the focus moves to the back button.
  useEffect(() => {
    if (!root.current?.contains(document.activeElement)) wayBack.current?.focus();
  }, [arrived]);
  return (
    <div ref={root}>
      <button ref={wayBack} type="button" className={styles.back} onClick={back}>
        <Icon name="chevron" size={20} />
        {messages.back}
      </button>
      <CategoryHeader entry={entry} />
      <Level entries={arrived?.children ?? []} choose={choose}>
        {link && !hideAdditionAll && (
          <li className={styles.entry}>
            <ContentLink link={link} className={styles.way}>
              {formatMessage(messages.allOf, { name: pageName ?? name })}
            </ContentLink>
          </li>
        )}
      </Level>
      {arrived ? <Further entry={arrived} /> : <Coming navigation={navigation} />}
    </div>
  );
}
