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

/** Focal points of this use, which crops keep visible. */
function cropOf(props: AssetProps | AddressProps): {
  style: CSSProperties | undefined;
  look: string;
} {
  const focus = isAddress(props) ? undefined : props.src.focus;
  const { className = '', style } = props;
  const look = [styles.root, className].filter(Boolean).join(' ');
  if (!focus) return { look, style };
  const { x, y, narrow } = focus;
  const wide = `${x}% ${y}%`;
  if (!narrow) return { look, style: { objectPosition: wide, ...style } };
  // An inline style has no media query, and wins over the block's own position.
  const points = { '--focus-wide': wide, '--focus-narrow': `${narrow.x}% ${narrow.y}%` };
  return {
    look: `${look} ${styles.focused}`,
    style: { ...points, objectPosition: 'var(--focus)', ...style },
  };
}

function Pictured(props: AssetProps | AddressProps) {
  const { isEager = false, tag } = props;
  const { look, style } = cropOf(props);
  const { state, imageProps } = usePictureState();
  const { alt, width, height, ...sources } = imageOf(props);
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
