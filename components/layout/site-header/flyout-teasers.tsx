import { ContentLink } from '@/components/content/content-link/content-link';
import { Picture } from '@/components/ui/picture/picture';
import type { FlyoutTeaser, NodeConfiguration } from '@/lib/cms/layout/site-frame';
import styles from './flyout-teasers.module.css';

/** Number of the six columns that a group fills, by its `occupiedColumns`. */
const SPANS: Readonly<Record<number, number>> = { 1: 6, 2: 4, 3: 3, 4: 2 };

function Teaser({ teaser }: { teaser: FlyoutTeaser }) {
  const { title, imagesList, link, occupiedColumns } = teaser;
  const span = SPANS[occupiedColumns] ?? 6;
  return (
    <li data-columns={occupiedColumns} style={{ gridColumn: `span ${span}` }}>
      <ContentLink link={link} className={styles.link}>
        <span className={styles.pictures}>
          {imagesList.map((image) => (
            // The group's title names the link.
            <Picture key={image.url} src={image} alt="" sizes={`${span * 7}vw`} />
          ))}
        </span>
        <span className={styles.title}>{title}</span>
      </ContentLink>
    </li>
  );
}

interface Props {
  configuration: NodeConfiguration;
  teasers: readonly FlyoutTeaser[] | undefined;
}

/** Pictures at the right of a flyout; the node's own picture if it has no groups. */
export function FlyoutTeasers({ configuration, teasers = [] }: Props) {
  const { navigationImage, navigationImageLink } = configuration;
  if (teasers.length > 0)
    return (
      <ul className={styles.root} role="list">
        {teasers.map((teaser) => (
          <Teaser key={teaser.id} teaser={teaser} />
        ))}
      </ul>
    );
  if (!navigationImage) return null;
  const picture = <Picture src={navigationImage} sizes="40vw" />;
  return (
    <div className={styles.single}>
      {navigationImageLink ? (
        <ContentLink link={navigationImageLink} className={styles.link}>
          {picture}
        </ContentLink>
      ) : (
        picture
      )}
    </div>
  );
}
