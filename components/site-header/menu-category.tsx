import { useEffect, useRef } from 'react';
import { Button } from '@/components/button/button';
import { ContentLink } from '@/components/content-link/content-link';
import { Icon } from '@/components/icon/icon';
import { Picture } from '@/components/picture/picture';
import { Skeleton } from '@/components/skeleton/skeleton';
import { StatusMessage } from '@/components/status-message/status-message';
import type { NavigationEntry } from '@/lib/app-shell/site-frame';
import type { useNavigationTree } from '@/lib/app-shell/use-navigation-tree';
import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';
import { Level, type Chosen } from './menu-level';
import styles from './menu.module.css';

export type NavigationTree = ReturnType<typeof useNavigationTree>;

/** The chosen category: its picture, leading where its editor says, else its name. */
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

/** Stands for what is below a category until it has arrived, or says that it did not. */
function Coming({ navigation }: { navigation: NavigationTree }) {
  const { modal: words, status } = useWords();
  const { hasFailed, load } = navigation;
  if (hasFailed)
    return (
      <div className={styles.coming}>
        <StatusMessage status={{ type: 'miscellaneous', tone: 'danger', text: words.cannotLoad }} />
        <Button look="secondary" onClick={load}>
          {words.tryAgain}
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

/** Entries of a category that stand apart: the way to its brands, and what its editor added. */
function Further({ entry }: { entry: NavigationEntry }) {
  const { frame: words } = useWords();
  const { allBrands, additionalnavigationitems = [] } = entry.configuration;
  const further = [
    ...(allBrands
      ? [{ id: 'brands', label: allBrands.text ?? words.allBrands, link: allBrands.link }]
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

/** A chosen category with what stands below it, as soon as that has arrived. */
export function ActiveTree({ entry, navigation, choose, back }: ActiveTreeProps) {
  const { frame: words } = useWords();
  const { name, link } = entry;
  const arrived = 'children' in entry ? entry : null;
  const { pageName, hideAdditionAll } = arrived?.configuration ?? {};
  const root = useRef<HTMLDivElement>(null);
  const wayBack = useRef<HTMLButtonElement>(null);
  // What was chosen or pressed is gone: the keyboard goes on at the way back.
  useEffect(() => {
    if (!root.current?.contains(document.activeElement)) wayBack.current?.focus();
  }, [arrived]);
  return (
    <div ref={root}>
      <button ref={wayBack} type="button" className={styles.back} onClick={back}>
        <Icon name="chevron" size={20} />
        {words.back}
      </button>
      <CategoryHeader entry={entry} />
      <Level entries={arrived?.children ?? []} choose={choose}>
        {link && !hideAdditionAll && (
          <li className={styles.entry}>
            <ContentLink link={link} className={styles.way}>
              {formatMessage(words.allOf, { name: pageName ?? name })}
            </ContentLink>
          </li>
        )}
      </Level>
      {arrived ? <Further entry={arrived} /> : <Coming navigation={navigation} />}
    </div>
  );
}
