import type { CSSProperties } from 'react';
import type { Picture as PictureContent } from '@/lib/content/block';
import type { FieldTag } from '@/lib/content/field-tags';
import { responsiveSources } from './picture-sources';
import styles from './picture.module.css';

interface Shared {
  className?: string | undefined;
  style?: CSSProperties;
  /** Only for the picture a visitor sees first: loads at once and before others. */
  isEager?: boolean;
  /** The field it shows, for editors in draft mode. */
  tag?: FieldTag | undefined;
}

interface AssetProps extends Shared {
  src: PictureContent;
  /** Replaces the asset's own description. Empty: decoration only. */
  alt?: string | null;
  /** How wide the picture is laid out, in the form of the `sizes` attribute. */
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

/**
 * A picture that reserves its box: a CMS asset in the sizes the Images API renders, or a plain address.
 * @throws Error `Expected alt when a string is passed via src!`
 */
export function Picture(props: AssetProps | AddressProps) {
  const { className, style, isEager = false, tag } = props;
  const loading = isEager
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  const shared = {
    className: className ? `${styles.root} ${className}` : styles.root,
    style,
    ...tag,
  };
  if (isAddress(props)) {
    const { src, alt, width, height } = props;
    // The type demands it too; content that reaches us as plain JSON obeys no type.
    if (!alt?.trim()) throw new Error('Expected alt when a string is passed via src!');
    return <img {...shared} {...loading} src={src} alt={alt} width={width} height={height} />;
  }
  const { src, alt, sizes } = props;
  return (
    <img
      {...shared}
      {...loading}
      {...responsiveSources(src, sizes)}
      alt={alt ?? src.alt}
      width={src.width}
      height={src.height}
    />
  );
}
