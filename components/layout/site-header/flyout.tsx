import { ContentLink } from '@/components/content/content-link/content-link';
import { Picture } from '@/components/ui/picture/picture';
import type { AdditionalItem, NavigationEntry } from '@/lib/cms/layout/site-frame';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { entryLook } from './entry-look';
import { FlyoutTeasers } from './flyout-teasers';
import styles from './flyout.module.css';

/** The entry of a flyout; top-level entries have no children until the tree is loaded. */
type Shown = Pick<NavigationEntry, 'name' | 'link' | 'configuration'> &
  Partial<Pick<NavigationEntry, 'children'>>;

function EntryName({ entry }: { entry: NavigationEntry }) {
  const { link, name } = entry;
  if (!link) return <span>{name}</span>;
  return (
    <ContentLink link={link} {...entryLook(entry)}>
      {name}
    </ContentLink>
  );
}

interface FlyoutProps {
  entry: Shown;
  /** Whether to show pictures, which are omitted until the flyout is first opened. */
  showsPictures: boolean;
}

interface GroupProps extends Pick<FlyoutProps, 'showsPictures'> {
  entry: NavigationEntry;
  /** Whether it is styled as a title, with or without children, because its siblings have some. */
  isTitle: boolean;
}

function Group({ entry, showsPictures, isTitle }: GroupProps) {
  const { children, configuration } = entry;
  const { displayMedia } = configuration;
  return (
    <li className={isTitle ? styles.group : undefined}>
      {displayMedia && showsPictures && (
        <Picture className={styles.media} src={displayMedia} alt="" sizes="14rem" />
      )}
      <EntryName entry={entry} />
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <li key={child.id}>
              <EntryName entry={child} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Further entries, below the titles set by their editor. */
function Additions({ items }: { items: readonly AdditionalItem[] }) {
  const titles = [...new Set(items.map(({ layerTwoNameTitle }) => layerTwoNameTitle))];
  return titles.map((title) => (
    <li key={title ?? ''} className={styles.group}>
      {title && <span>{title}</span>}
      <ul>
        {items
          .filter(({ layerTwoNameTitle }) => layerTwoNameTitle === title)
          .map(({ id, navitem, navitemlink }) => (
            <li key={id}>
              <ContentLink link={navitemlink}>{navitem}</ContentLink>
            </li>
          ))}
      </ul>
    </li>
  ));
}

/** Head of an entry's own flyout, with links to everything in it and to its brands. */
function Leading({ entry }: { entry: Shown }) {
  const { frame: messages } = useMessages();
  const { name, link, configuration } = entry;
  const { pageName, hideAdditionAll, allBrands } = configuration;
  const showsAll = link !== null && !hideAdditionAll;
  if (!showsAll && !allBrands) return null;
  return (
    <li className={styles.group}>
      <ul>
        {showsAll && (
          <li>
            <ContentLink link={link} className={styles.all}>
              {formatMessage(messages.allOf, { name: pageName ?? name })}
            </ContentLink>
          </li>
        )}
        {allBrands && (
          <li data-style={allBrands.style ?? undefined} className={styles.brands}>
            <ContentLink link={allBrands.link}>{allBrands.text ?? messages.allBrands}</ContentLink>
          </li>
        )}
      </ul>
    </li>
  );
}

/** Columns of text, with pictures at the right. */
export function Flyout({ entry, showsPictures }: FlyoutProps) {
  const { children = [], configuration } = entry;
  const { layerTwoName, displayDescription, styleAllNavigationTitles } = configuration;
  const { flyoutTeaser, additionalnavigationitems } = configuration;
  const hasTitles = children.some((child) => child.children.length > 0);
  return (
    <div className={styles.root} data-titles={styleAllNavigationTitles ?? undefined}>
      <div className={styles.text}>
        {layerTwoName && <p className={styles.layer}>{layerTwoName}</p>}
        {displayDescription && <p className={styles.description}>{displayDescription}</p>}
        <ul className={styles.groups}>
          <Leading entry={entry} />
          {children.map((child) => (
            <Group key={child.id} entry={child} showsPictures={showsPictures} isTitle={hasTitles} />
          ))}
          {additionalnavigationitems && <Additions items={additionalnavigationitems} />}
        </ul>
      </div>
      {showsPictures && <FlyoutTeasers configuration={configuration} teasers={flyoutTeaser} />}
    </div>
  );
}
