import type { MouseEvent } from 'react';
import { ProductPicture } from '@/components/product/product-picture/product-picture';
import type { DetailColour } from '@/lib/article/article-detail';
import { formatMessage } from '@/lib/i18n/format-message';
import { useMessages } from '@/lib/i18n/use-messages';
import styles from './article-gallery.module.css';

interface Props {
  id: string;
  colour: DetailColour;
  isFirst: boolean;
}

const LARGE = '(min-width: 992px) 45vw, 100vw';
const SMALL = '72px';

/** The link works by itself; with JavaScript it changes neither address nor scroll position. */
function showPicture(event: MouseEvent<HTMLAnchorElement>): void {
  const { hash } = event.currentTarget;
  const picture = document.getElementById(hash.slice(1));
  const track = picture?.parentElement;
  if (!picture || !track) return;
  event.preventDefault();
  track.scrollTo({ left: picture.offsetLeft - track.offsetLeft, behavior: 'smooth' });
}

/** The pictures of one colour, one at a time in a row, and thumbnails that link to them. */
export function ArticleGallery({ id, colour, isFirst }: Props) {
  const { article: messages } = useMessages();
  const { itemnum, imageAlt, imageRatio: ratio, pictures } = colour;
  const numbers = Array.from({ length: pictures }, (_, at) => at + 1);
  const altOf = (number: number) =>
    number === 1 ? imageAlt : formatMessage(messages.pictureOf, { alt: imageAlt, number });
  const idOf = (number: number) => `${id}-picture-${number}`;
  return (
    <section className={styles.root} aria-label={messages.pictures} data-ratio={ratio}>
      {/* Another colour begins with its first picture. */}
      <ul
        key={itemnum}
        role="list"
        className={styles.track}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {numbers.map((number) => (
          <li key={number} id={idOf(number)} className={styles.picture}>
            <ProductPicture
              articleNumber={itemnum}
              index={number}
              alt={altOf(number)}
              ratio={ratio}
              sizes={LARGE}
              isFirst={isFirst && number === 1}
              isEager={number === 1}
            />
          </li>
        ))}
      </ul>
      {pictures > 1 && (
        <ul role="list" className={styles.thumbs}>
          {numbers.map((number) => (
            <li key={`${itemnum}-${number}`}>
              <a href={`#${idOf(number)}`} className={styles.thumb} onClick={showPicture}>
                <ProductPicture
                  articleNumber={itemnum}
                  index={number}
                  alt={formatMessage(messages.pictureOf, { alt: imageAlt, number })}
                  ratio={ratio}
                  sizes={SMALL}
                  size="thumb"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
