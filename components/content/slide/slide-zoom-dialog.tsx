import { Dialog } from '@/components/ui/dialog/dialog';
import { Picture } from '@/components/ui/picture/picture';
import type { PictureSource } from '@/lib/cms/content/block';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './slide.module.css';

export interface SlideZoomDialogProps {
  image: PictureSource;
  alt: string;
  isOpen: boolean;
  onClose: () => void;
}

export function SlideZoomDialog({ image, alt, ...dialog }: SlideZoomDialogProps) {
  const { zoom: messages } = useMessages();
  return (
    <Dialog {...dialog} title={alt || messages.enlarged} hidesTitle size="screen">
      <Picture className={styles.largePicture} src={image} alt={alt} sizes="100vw" />
    </Dialog>
  );
}
