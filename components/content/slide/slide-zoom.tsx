import { useState, type MouseEvent } from 'react';
import { useDeferredComponent } from '@/components/ui/deferred/use-deferred-component';
import { Icon } from '@/components/ui/icon/icon';
import { sourceAt } from '@/components/ui/picture/picture-sources';
import type { PictureSource } from '@/lib/cms/content/block';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './slide.module.css';

/** Width in pixels, the maximum that the Images API renders for high-density screens. */
const LARGE = 2560;

const importDialog = () =>
  import('./slide-zoom-dialog').then(({ SlideZoomDialog }) => SlideZoomDialog);

/** Enlarges a picture over the page; without scripts the link opens the picture file. */
export function SlideZoom({ image, alt }: { image: PictureSource; alt: string }) {
  const { zoom: messages } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { Component: ZoomDialog, prepare, load, hasFailed } = useDeferredComponent(importDialog);
  const open = (event: MouseEvent) => {
    // If the code fails to load, the link opens the picture itself.
    if (hasFailed) return;
    event.preventDefault();
    load();
    setIsOpen(true);
  };
  return (
    <>
      <a
        className={styles.zoom}
        href={sourceAt(image, LARGE)}
        aria-label={formatMessage(messages.open, { alt })}
        onPointerEnter={prepare}
        onClick={open}
      >
        <Icon name="enlarge" size={20} />
      </a>
      {ZoomDialog && (
        <ZoomDialog image={image} alt={alt} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
