import { LANGUAGES } from '@/lib/shop/page-context/locale';
import type { EntitySummary } from '@/lib/studio/studio/studio-entry';
import { EntityList } from './entity-list';
import { PictureText } from './picture-text';
import { StudioFrame, type StudioHead } from './studio-frame';
import styles from './studio.module.css';

export interface PictureViewProps {
  studio: StudioHead;
  picture: EntitySummary;
  /** URL of the whole picture; `null` for a file that is not a picture. */
  source: string | null;
  shownBy: EntitySummary[];
}

/** A picture of the media library with its description in every language, and its uses. */
export function PictureView({ studio, picture, source, shownBy }: PictureViewProps) {
  const { messages } = studio;
  const { id, title } = picture;
  return (
    <StudioFrame studio={studio} title={title} needsScript>
      <div className={styles.panes} data-main="">
        <div>
          {/* The CMS has already scaled the pictures of an editor's view. */}
          {/* oxlint-disable-next-line nextjs/no-img-element */}
          {source && <img src={source} alt="" />}
          <PictureText languages={LANGUAGES} isAlone id={id} title={title} messages={messages} />
        </div>
        <aside aria-label={messages.references}>
          <h2 className={styles.subtitle}>{messages.linkedFrom}</h2>
          <EntityList items={shownBy} messages={messages} />
        </aside>
      </div>
    </StudioFrame>
  );
}
