import { LANGUAGES } from '@/lib/shop/page-context/locale';
import type { ShownPicture } from '@/lib/studio/studio/load-pictures.server';
import { EntityList } from './entity-list';
import { PictureDetails } from './picture-details';
import { PictureReplacement } from './picture-replacement';
import { PictureText } from './picture-text';
import { StudioFrame, type StudioHead } from './studio-frame';
import styles from './studio.module.css';

export interface PictureViewProps extends ShownPicture {
  studio: StudioHead;
}

/** A picture of the media library with its description in every language, and its uses. */
export function PictureView(props: PictureViewProps) {
  const { studio, picture, source, shownBy, same, version } = props;
  const { messages } = studio;
  const { id, title } = picture;
  return (
    <StudioFrame studio={studio} title={title} needsScript>
      <div className={styles.panes} data-main="">
        <div>
          {/* The CMS has already scaled the pictures of an editor's view. */}
          {/* oxlint-disable-next-line nextjs/no-img-element */}
          {source && <img src={source} alt="" />}
          <p className={styles.row}>
            <PictureDetails {...props} />
          </p>
          {source && <PictureReplacement id={id} messages={messages} />}
          {/* A replaced file has a new version, which the descriptions are then saved at. */}
          <PictureText
            key={version}
            languages={LANGUAGES}
            isAlone
            id={id}
            title={title}
            messages={messages}
          />
        </div>
        <aside aria-label={messages.references}>
          <h2 className={styles.subtitle}>{messages.linkedFrom}</h2>
          <EntityList items={shownBy} messages={messages} />
          {same.length > 0 && (
            <>
              <h2 className={styles.subtitle}>{messages.library.sameAs}</h2>
              <EntityList items={same} messages={messages} />
            </>
          )}
        </aside>
      </div>
    </StudioFrame>
  );
}
