import { useRef } from 'react';
import { ContentLink } from '@/components/content/content-link/content-link';
import { Picture } from '@/components/ui/picture/picture';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { useSlotSizes, WIDTH_SIZES } from '@/lib/cms/content/slot-sizes';
import { usePromotion } from '@/lib/browser/tracking/use-promotion';
import styles from './image-block.module.css';

export function ImageBlock({ id, fields, isFirst }: BlockProps<'imageBlock'>) {
  const {
    title,
    image,
    alt: ownAlt,
    caption,
    imageLink,
    ratio,
    width,
    isPromotionTracked,
  } = fields;
  const tag = useFieldTags();
  const sizes = useSlotSizes(WIDTH_SIZES[width]);
  const figure = useRef<HTMLElement>(null);
  const follow = usePromotion(figure, { id, name: title }, isPromotionTracked);
  if (!image) return null;
  const alt = ownAlt ?? image.alt;
  const picture = (
    <Picture
      className={styles.picture}
      tag={tag(id, 'image')}
      src={image}
      alt={alt}
      sizes={sizes}
      isEager={isFirst}
    />
  );
  return (
    <figure
      ref={figure}
      className={styles.root}
      data-ratio={ratio}
      data-width={width}
      data-bleed={width === 'full' ? 'page' : undefined}
      onClickCapture={imageLink ? follow : undefined}
    >
      {
        // A link needs a name, which a picture without a description cannot give it.
        imageLink && alt ? <ContentLink link={imageLink}>{picture}</ContentLink> : picture
      }
      {caption && (
        <figcaption className={styles.caption} {...tag(id, 'caption')}>
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
