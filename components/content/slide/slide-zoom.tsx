import { useState, type MouseEvent } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Icon } from '@/components/ui/icon/icon';
import { Picture } from '@/components/ui/picture/picture';
import { sourceAt } from '@/components/ui/picture/picture-sources';
import type { Picture as PictureContent } from '@/lib/content/block';
import { formatMessage } from '@/lib/i18n/format-message';
import { useMessages } from '@/lib/i18n/use-messages';
import styles from './slide.module.css';

/** Pixels; as wide as the Images API renders for screens of two pixels to a point. */
const LARGE = 2560;

/** Enlarges a picture over the page; without scripts the link opens the picture file. */
export function SlideZoom({ image, alt }: { image: PictureContent; alt: string }) {
  const { zoom: messages } = useMessages();
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
        aria-label={formatMessage(messages.open, { alt })}
        onClick={open}
      >
        <Icon name="enlarge" size={20} />
      </a>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={alt || messages.enlarged}
        hidesTitle
        size="screen"
      >
        <Picture className={styles.largePicture} src={image} alt={alt} sizes="100vw" />
      </Dialog>
    </>
  );
}
