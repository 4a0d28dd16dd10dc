import { useCallback, useState } from 'react';
import { ContentLink } from '@/components/content/content-link/content-link';
import { Picture } from '@/components/ui/picture/picture';
import { sourceAt } from '@/components/ui/picture/picture-sources';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { WIDTH_SIZES } from '@/lib/cms/content/slot-sizes';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './home-teaser.module.css';

type Props = Pick<BlockProps<'homeTeaser'>, 'id' | 'fields' | 'isFirst'>;

/** Maximum display width in pixels before the video plays. */
const POSTER_WIDTH = 1440;

interface FilmProps extends Pick<Props, 'id' | 'fields'> {
  source: string;
  onFail: () => void;
}

function Film({ id, fields, source, onFail }: FilmProps) {
  const { image, contentAlt } = fields;
  const tag = useFieldTags();
  // It may have failed before React attached its listeners.
  const takeOver = useCallback(
    (film: HTMLVideoElement | null) => {
      if (film?.error) onFail();
    },
    [onFail],
  );
  return (
    <div className={styles.media} {...tag(id, 'videoSource')}>
      <video
        ref={takeOver}
        className={styles.fill}
        src={source}
        poster={image ? sourceAt(image, POSTER_WIDTH) : undefined}
        preload={image ? 'none' : 'metadata'}
        aria-label={contentAlt ?? image?.alt}
        onError={onFail}
        controls
        loop
        muted
        playsInline
      />
    </div>
  );
}

function CannotPlay() {
  const { video: messages } = useMessages();
  return (
    <div className={styles.media}>
      <output className={styles.excuse}>{messages.cannotPlay}</output>
    </div>
  );
}

/**
 * The video with the picture as its poster; the picture alone if there is no video or it cannot
 * play. A video without a picture is replaced by a message.
 */
export function TeaserMedia({ id, fields, isFirst }: Props) {
  const { image, videoSource, contentAlt, imageLink, teaserWidth, preloadImage } = fields;
  const tag = useFieldTags();
  const [hasFailed, setHasFailed] = useState(false);
  const giveUp = useCallback(() => setHasFailed(true), []);
  if (videoSource && !hasFailed)
    return <Film id={id} fields={fields} source={videoSource} onFail={giveUp} />;
  if (!image) return hasFailed ? <CannotPlay /> : null;
  const alt = contentAlt ?? image.alt;
  const picture = (
    <Picture
      tag={tag(id, 'image')}
      className={styles.fill}
      src={image}
      alt={alt}
      sizes={WIDTH_SIZES[teaserWidth]}
      isEager={isFirst || preloadImage}
    />
  );
  // A link needs a name; without a description only the buttons are links.
  if (!imageLink || !alt) return <div className={styles.media}>{picture}</div>;
  return (
    <ContentLink link={imageLink} className={styles.media}>
      {picture}
    </ContentLink>
  );
}
