import { shownWidths } from '@/components/ui/picture/layout-sizes';
import { usePictureState } from '@/components/ui/picture/use-picture-state';
import {
  heightOf,
  isShort,
  NAMED_RESOLUTIONS,
  picturePath,
  productPicture,
  resolutionFor,
  sourceSet,
  type ImageRatio,
  type NamedSize,
} from '@/lib/catalog/catalogue/product-image';
import { usePictureSource } from '@/lib/catalog/catalogue/media-context';
import styles from './product-picture.module.css';
import { useShownPicture } from './shown-pictures';
import { useDarkMedia } from './use-dark-media';

interface Props {
  articleNumber: string;
  /** Counted from 1; `s` is the article's special picture. */
  index?: number | 's';
  alt: string;
  ratio: ImageRatio;
  /** Layout width in the format of the `sizes` attribute. */
  sizes: string;
  /** Format for browsers without WebP. */
  size?: NamedSize;
  /** Only for the first visible picture: loads eagerly and with high priority. */
  isFirst?: boolean;
  /** Initially visible among others: loads eagerly, without priority. */
  isEager?: boolean;
  className?: string | undefined;
}

/**
 * An article's picture in its reserved box, with a dark background in dark mode.
 * @throws Error `Expected alt when a string is passed via src!`
 */
export function ProductPicture(props: Props) {
  // Another picture is remounted, so that it does not inherit the previous one's state.
  return <Pictured key={`${props.articleNumber}/${props.index}`} {...props} />;
}

const known = new WeakMap<readonly number[], Map<string, readonly number[]>>();

/**
 * The resolutions that screens choose from with this layout; cached, because there are few layouts.
 * @param widths in which the shop has its pictures
 */
function resolutionsFor(sizes: string, widths: readonly number[]): readonly number[] {
  const layouts = known.get(widths) ?? new Map<string, readonly number[]>();
  known.set(widths, layouts);
  const before = layouts.get(sizes);
  if (before) return before;
  const shown = Object.values(shownWidths(sizes)).flat();
  const chosen = new Set(shown.map((width) => resolutionFor(width, 1, widths)));
  const resolutions = [...chosen].toSorted((a, b) => a - b);
  layouts.set(sizes, resolutions);
  return resolutions;
}

function loadingOf(isFirst = false, isEager = false) {
  if (isFirst) return { loading: 'eager', fetchPriority: 'high' } as const;
  return { loading: isEager ? 'eager' : 'lazy', decoding: 'async' } as const;
}

function Pictured(props: Props) {
  const {
    articleNumber,
    index = 1,
    alt,
    ratio,
    sizes,
    size = 'detail',
    isFirst,
    isEager,
    className,
  } = props;
  // The type requires it too, but records are plain JSON, which no type validates.
  if (!alt?.trim()) throw new Error('Expected alt when a string is passed via src!');
  const source = usePictureSource();
  const address = productPicture(source, articleNumber, index);
  const darkMedia = useDarkMedia();
  const shown = useShownPicture(address);
  const { state, imageProps } = usePictureState(shown.remember);
  const width = NAMED_RESOLUTIONS[size];
  const sources = (dark: string | null) => ({
    type: 'image/webp',
    srcSet: sourceSet(address, { resolutions: resolutionsFor(sizes, source.widths), dark }),
    sizes,
  });
  return (
    <span
      className={className ? `${styles.root} ${className}` : styles.root}
      data-length={isShort(ratio) ? 'short' : 'tall'}
      data-state={state === 'sound' ? undefined : state}
      // The tile's own picture until a larger one is loaded.
      style={shown.address ? { backgroundImage: `url("${shown.address}")` } : undefined}
    >
      <picture>
        {source.dark !== null && <source media={darkMedia} {...sources(source.dark)} />}
        <source {...sources(null)} />
        <img
          alt={alt}
          width={width}
          height={heightOf(width, ratio)}
          {...loadingOf(isFirst, isEager)}
          {...imageProps}
          src={picturePath(address, {
            resolution: resolutionFor(width, 1, source.widths),
            format: 'jpg',
          })}
        />
      </picture>
      {state === 'unloadable' && (
        <span className={styles.failure} lang="en">
          Image could not be loaded
        </span>
      )}
    </span>
  );
}
