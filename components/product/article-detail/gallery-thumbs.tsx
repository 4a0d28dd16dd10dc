import { useEffect, useRef, type MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { ProductPicture } from '@/components/product/product-picture/product-picture';
import type { DetailColour } from '@/lib/catalog/article/article-detail';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './gallery-thumbs.module.css';

/** Number of thumbnails in view; arrows move through the rest. */
const SHOWN = 3;

interface Props {
  colour: DetailColour;
  at: number;
  idOf: (number: number) => string;
  onShow: (at: number) => void;
}

/** Keeps the thumbnail of the current picture in view, without scrolling the page. */
function useFollow(at: number) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const thumb = list?.children[at];
    if (!list || !(thumb instanceof HTMLElement)) return;
    const top = thumb.offsetTop - list.offsetTop;
    const isAbove = top < list.scrollTop;
    const isBelow = top + thumb.offsetHeight > list.scrollTop + list.clientHeight;
    if (isAbove) list.scrollTop = top;
    if (isBelow) list.scrollTop = top + thumb.offsetHeight - list.clientHeight;
  }, [at]);
  return strip;
}

interface ArrowProps {
  label: string;
  isUp?: boolean;
  isAtEnd: boolean;
  onPress: () => void;
}

function Arrow({ label, isUp = false, isAtEnd, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      className={styles.arrow}
      data-up={isUp || undefined}
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : onPress}
    >
      <Icon name="chevron" size={20} />
    </button>
  );
}

/** Thumbnails that link to the pictures, three at a time. */
export function GalleryThumbs({ colour, at, idOf, onShow }: Props) {
  const { article: messages, slider } = useMessages();
  const { itemnum, imageAlt, imageRatio: ratio, pictures, video } = colour;
  const count = pictures + (video ? 1 : 0);
  const strip = useFollow(at);
  // Without JavaScript the link works; with it neither URL nor scroll position change.
  const show = (event: MouseEvent, place: number) => {
    event.preventDefault();
    onShow(place);
  };
  const labelOf = (place: number) =>
    place < pictures
      ? formatMessage(messages.pictureOf, { alt: imageAlt, number: place + 1 })
      : formatMessage(messages.videoOf, { title: imageAlt });
  return (
    <div className={styles.root} data-more={count > SHOWN || undefined} data-ratio={ratio}>
      <ul ref={strip} role="list" className={styles.strip}>
        {Array.from({ length: count }, (_, place) => (
          <li key={place}>
            <a
              href={`#${idOf(place + 1)}`}
              className={styles.thumb}
              aria-current={place === at ? 'true' : undefined}
              data-video={place >= pictures || undefined}
              onClick={(event) => show(event, place)}
            >
              <ProductPicture
                articleNumber={itemnum}
                index={place < pictures ? place + 1 : 1}
                alt={labelOf(place)}
                ratio={ratio}
                sizes="72px"
                size="thumb"
              />
              {place >= pictures && <Icon name="play" />}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.arrows}>
        <Arrow isUp label={slider.previous} isAtEnd={at === 0} onPress={() => onShow(at - 1)} />
        <Arrow label={slider.next} isAtEnd={at === count - 1} onPress={() => onShow(at + 1)} />
      </div>
    </div>
  );
}
