import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useDeferredComponent } from '@/components/ui/deferred/use-deferred-component';
import { ProductPicture } from '@/components/product/product-picture/product-picture';
import type { DetailColour } from '@/lib/catalog/article/article-detail';
import { usePictureSource } from '@/lib/catalog/catalogue/media-context';
import { picturePath, productPicture, resolutionFor } from '@/lib/catalog/catalogue/product-image';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { wantsOwnTab } from '@/lib/shop/routes/wants-own-tab';
import styles from './article-gallery.module.css';
import { GalleryThumbs } from './gallery-thumbs';
import { GalleryVideo } from './gallery-video';

interface Props {
  id: string;
  colour: DetailColour;
  isFirst: boolean;
}

/** Width in pixels of a picture that is opened by itself. */
const FILE_WIDTH = 2000;
const LARGE = '(min-width: 992px) 45vw, (min-width: 768px) 52vw, 100vw';

const importZoom = () => import('./article-zoom').then((module) => module.ArticleZoom);

/** Key → index of the target picture. */
const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The row that the browser scrolls and snaps, and its current picture. */
function useTrack(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const show = (wanted: number) => {
    const place = Math.min(Math.max(wanted, 0), count - 1);
    const picture = track.current?.children[place];
    if (!track.current || !(picture instanceof HTMLElement)) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = picture.offsetLeft - track.current.offsetLeft;
    track.current.scrollTo({ left, behavior: isStill ? 'auto' : 'smooth' });
  };
  const trackProps = {
    ref: track,
    onScroll: ({ currentTarget }: { currentTarget: HTMLElement }) => {
      const { scrollLeft, clientWidth } = currentTarget;
      setAt(clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const move = MOVES[event.key];
      if (!move || event.target instanceof HTMLVideoElement) return;
      event.preventDefault();
      show(move(at, count));
    },
  };
  return { at, setAt, show, trackProps };
}

/** Opens the picture over the page; the code is loaded on first use. */
function useZoomDialog() {
  const [zoomed, setZoomed] = useState<number | null>(null);
  const { Component, prepare, load, hasFailed } = useDeferredComponent(importZoom);
  return {
    zoomed,
    Zoom: Component,
    prepare,
    open: (event: MouseEvent, at: number) => {
      // If the code fails to load, the link opens the picture itself.
      if (wantsOwnTab(event) || hasFailed) return;
      event.preventDefault();
      load();
      setZoomed(at);
    },
    close: () => setZoomed(null),
  };
}

/** Pictures of one colour in a row, one at a time, followed by its video, and thumbnails. */
export function ArticleGallery(props: Props) {
  // Another colour starts with its first picture.
  return <Gallery key={props.colour.itemnum} {...props} />;
}

function Gallery({ id, colour, isFirst }: Props) {
  const { article: messages, slider, zoom: zoomMessages } = useMessages();
  const { itemnum, imageAlt, imageRatio: ratio, pictures, video } = colour;
  const source = usePictureSource();
  const numbers = Array.from({ length: pictures }, (_, at) => at + 1);
  const count = pictures + (video ? 1 : 0);
  const { at, show, trackProps } = useTrack(count);
  const zoom = useZoomDialog();
  const altOf = (number: number) =>
    number === 1 ? imageAlt : formatMessage(messages.pictureOf, { alt: imageAlt, number });
  const idOf = (number: number) => `${id}-picture-${number}`;
  const fileOf = (number: number) =>
    picturePath(productPicture(source, itemnum, number), {
      resolution: resolutionFor(FILE_WIDTH, 1, source.widths),
      format: 'jpg',
    });
  return (
    <section
      className={styles.root}
      aria-label={messages.pictures}
      data-ratio={ratio}
      data-thumbs={count > 1 || undefined}
    >
      <div className={styles.stage}>
        <ul
          {...trackProps}
          role="list"
          className={styles.track}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
        >
          {numbers.map((number) => (
            <li key={number} id={idOf(number)} className={styles.picture}>
              <a
                className={styles.enlarge}
                href={fileOf(number)}
                aria-label={formatMessage(zoomMessages.open, { alt: altOf(number) })}
                // Keys move through the pictures; only the current one is focusable.
                tabIndex={number - 1 === at ? 0 : -1}
                onPointerEnter={zoom.prepare}
                onClick={(event) => zoom.open(event, number - 1)}
              >
                <ProductPicture
                  articleNumber={itemnum}
                  index={number}
                  alt={altOf(number)}
                  ratio={ratio}
                  sizes={LARGE}
                  isFirst={isFirst && number === 1}
                  isEager={number === 1}
                />
              </a>
            </li>
          ))}
          {video && (
            <li id={idOf(count)} className={styles.picture}>
              <GalleryVideo source={video} itemnum={itemnum} title={imageAlt} ratio={ratio} />
            </li>
          )}
        </ul>
        {count > 1 && (
          <p className={styles.count} aria-hidden="true">
            {formatMessage(slider.place, { number: at + 1, count })}
          </p>
        )}
      </div>
      {count > 1 && <GalleryThumbs colour={colour} at={at} idOf={idOf} onShow={show} />}
      {zoom.Zoom && (
        <zoom.Zoom
          isOpen={zoom.zoomed !== null}
          colour={colour}
          first={zoom.zoomed ?? 0}
          altOf={altOf}
          onClose={zoom.close}
        />
      )}
    </section>
  );
}
