import { useState } from 'react';
import { usePictureSource } from '@/lib/catalog/catalogue/media-context';
import {
  picturePath,
  productPicture,
  resolutionFor,
  type ImageRatio,
} from '@/lib/catalog/catalogue/product-image';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './article-gallery.module.css';

const POSTER_WIDTH = 900;

interface Props {
  source: string;
  itemnum: string;
  title: string;
  ratio: ImageRatio;
}

/** A colour's video in the size of its pictures, loaded only when started. */
export function GalleryVideo({ source: video, itemnum, title, ratio }: Props) {
  const { article: messages } = useMessages();
  const [hasFailed, setHasFailed] = useState(false);
  const source = usePictureSource();
  const poster = productPicture(source, itemnum, 1);
  return (
    <div className={styles.video} data-ratio={ratio}>
      {hasFailed ? (
        <p role="alert">{messages.videoFailed}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the videos show a garment and have no words
        <video
          src={video}
          poster={picturePath(poster, {
            resolution: resolutionFor(POSTER_WIDTH, 1, source.widths),
            format: 'webp',
          })}
          preload="none"
          aria-label={formatMessage(messages.videoOf, { title })}
          onError={() => setHasFailed(true)}
          controls
          loop
          muted
          playsInline
        />
      )}
    </div>
  );
}
