import { useState, type MouseEvent } from 'react';
import { Dialog } from '@/components/dialog/dialog';
import { Icon } from '@/components/icon/icon';
import { Picture } from '@/components/picture/picture';
import { sourceAt } from '@/components/picture/picture-sources';
import type { Picture as PictureContent } from '@/lib/content/block';
import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';
import styles from './slide.module.css';

/** Pixels; as wide as the Images API renders for screens of two pixels to a point. */
const LARGE = 2560;

/** Enlarges a picture over the page; without scripts the link opens the picture itself. */
export function SlideZoom({ image, alt }: { image: PictureContent; alt: string }) {
  const { zoom: words } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <a
        className={styles.zoom}
        href={sourceAt(image, LARGE)}
        aria-label={formatMessage(words.open, { alt })}
        onClick={open}
      >
        <Icon name="enlarge" size={20} />
      </a>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={alt || words.enlarged}
        hidesTitle
        size="screen"
      >
        <Picture className={styles.largePicture} src={image} alt={alt} sizes="100vw" />
      </Dialog>
    </>
  );
}
