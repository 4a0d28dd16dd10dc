import type { CSSProperties } from 'react';
import type { PictureSource } from '@/lib/cms/content/block';
import type { FieldTag } from '@/lib/cms/content/field-tags';
import { responsiveSources } from './picture-sources';
import styles from './picture.module.css';
import { usePictureState } from './use-picture-state';

interface Shared {
  className?: string | undefined;
  style?: CSSProperties;
  /** Only for the first visible picture: loads eagerly and with high priority. */
  isEager?: boolean;
  /** Field of the picture, for editors in draft mode. */
  tag?: FieldTag | undefined;
}

interface AssetProps extends Shared {
  src: PictureSource;
  /** Replaces the asset's own description; empty for decorative pictures. */
  alt?: string | null;
  /** Layout width in the format of the `sizes` attribute. */
  sizes: string;
}

interface AddressProps extends Shared {
  src: string;
  alt: string;
  width: number;
  height: number;
}

const isAddress = (props: AssetProps | AddressProps): props is AddressProps =>
  typeof props.src === 'string';

/** Attributes of the `img` element for either kind of picture. */
function imageOf(props: AssetProps | AddressProps) {
  if (isAddress(props)) {
    const { src, alt, width, height } = props;
    // The type requires it too, but content is plain JSON, which no type validates.
    if (!alt?.trim()) throw new Error('Expected alt when a string is passed via src!');
    return { src, alt, width, height };
  }
  const { src, alt, sizes } = props;
  const { width, height } = src;
  return { ...responsiveSources(src, sizes), alt: alt ?? src.alt, width, height };
}

/**
 * A picture with a reserved box: a CMS asset in sizes rendered by the Images API, or a plain URL.
 * If it fails to load, the box shows a message; a decorative one stays empty.
 * @throws Error `Expected alt when a string is passed via src!`
 */
export function Picture(props: AssetProps | AddressProps) {
  // Another picture is remounted, so that it does not inherit the previous one's state.
  return <Pictured key={isAddress(props) ? props.src : props.src.url} {...props} />;
}

const inPercent = ({ x, y }: { x: number; y: number }): string => `${x}% ${y}%`;

/**
 * Style of a crop, which keeps the focal point of this use visible. An inline style has no media query,
 * and wins over the block's own position.
 */
function styleOf(props: AssetProps | AddressProps): CSSProperties | undefined {
  const focus = isAddress(props) ? undefined : props.src.focus;
  if (!focus) return props.style;
  const points = {
    '--wide': inPercent(focus),
    '--medium': inPercent(focus.medium ?? focus),
    '--narrow': inPercent(focus.narrow ?? focus),
  };
  return { ...points, objectPosition: 'var(--focus)', ...props.style };
}

function Pictured(props: AssetProps | AddressProps) {
  const { className, isEager = false, tag } = props;
  const style = styleOf(props);
  const { state, imageProps } = usePictureState();
  const { alt, width, height, ...sources } = imageOf(props);
  const look = className ? `${styles.root} ${className}` : styles.root;
  if (state !== 'sound') {
    const box = { '--picture-ratio': `${width} / ${height}`, ...style };
    return (
      <span className={`${look} ${styles.failed}`} style={box} {...tag}>
        {alt && <span className="visually-hidden">{alt}</span>}
        {alt && state === 'unloadable' && <span lang="en">Image could not be loaded</span>}
      </span>
    );
  }
  // outside: react-empty-source, react-preloaded-images
  return (
    <img
      className={look}
      style={style}
      {...tag}
      {...(isEager
        ? ({ loading: 'eager', fetchPriority: 'high' } as const)
        : ({ loading: 'lazy', decoding: 'async' } as const))}
      {...imageProps}
      {...sources}
      alt={alt}
      width={width}
      height={height}
    />
  );
}
