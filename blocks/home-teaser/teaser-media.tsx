import { ContentLink } from '@/components/content-link/content-link';
import { Picture } from '@/components/picture/picture';
import { sourceAt } from '@/components/picture/picture-sources';
import type { BlockProps } from '@/lib/content/block';
import { useFieldTags } from '@/lib/content/field-tags';
import styles from './home-teaser.module.css';

type Props = Pick<BlockProps<'homeTeaser'>, 'id' | 'fields' | 'isFirst'>;

/** Pixels; a film is not shown wider than this before it plays. */
const POSTER_WIDTH = 1440;

const SIZES = {
  full: '100vw',
  content: '(min-width: 1536px) 1440px, 100vw',
  half: '(min-width: 1536px) 704px, (min-width: 768px) 50vw, 100vw',
};

/** The film when there is one, with the picture as its poster; otherwise the picture. */
export function TeaserMedia({ id, fields, isFirst }: Props) {
  const { image, videoSource, contentAlt, imageLink, teaserWidth, preloadImage } = fields;
  const tag = useFieldTags();
  if (videoSource)
    return (
      <div className={styles.media} {...tag(id, 'videoSource')}>
        <video
          className={styles.fill}
          src={videoSource}
          poster={image ? sourceAt(image, POSTER_WIDTH) : undefined}
          preload={image ? 'none' : 'metadata'}
          aria-label={contentAlt ?? image?.alt}
          controls
          loop
          muted
          playsInline
        />
      </div>
    );
  if (!image) return null;
  const alt = contentAlt ?? image.alt;
  const picture = (
    <Picture
      tag={tag(id, 'image')}
      className={styles.fill}
      src={image}
      alt={alt}
      sizes={SIZES[teaserWidth]}
      isEager={isFirst || preloadImage}
    />
  );
  // A link must have a name: a picture without a description leaves it to the buttons.
  if (!imageLink || !alt) return <div className={styles.media}>{picture}</div>;
  return (
    <ContentLink link={imageLink} className={styles.media}>
      {picture}
    </ContentLink>
  );
}
