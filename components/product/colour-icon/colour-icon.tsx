import { usePictureState } from '@/components/ui/picture/use-picture-state';
import { usePictureSource } from '@/lib/catalog/catalogue/media-context';
import {
  ICON_RESOLUTIONS,
  picturePath,
  productPicture,
  sourceSet,
} from '@/lib/catalog/catalogue/product-image';
import styles from './colour-icon.module.css';

interface Props {
  articleNumber: string;
  alt: string;
  /** Width and height in CSS pixels. */
  size: (typeof ICON_RESOLUTIONS)[number];
}

/** A round swatch of an article's fabric. */
export function ColourIcon(props: Props) {
  return <Swatch key={props.articleNumber} {...props} />;
}

function Swatch({ articleNumber, alt, size }: Props) {
  const address = productPicture(usePictureSource(), articleNumber, 'c');
  const { state, imageProps } = usePictureState();
  return (
    <span className={styles.root} style={{ inlineSize: size, blockSize: size }} data-state={state}>
      <picture>
        <source
          type="image/webp"
          srcSet={sourceSet(address, { resolutions: ICON_RESOLUTIONS })}
          sizes={`${size}px`}
        />
        <img
          loading="lazy"
          decoding="async"
          {...imageProps}
          alt={alt}
          width={size}
          height={size}
          src={picturePath(address, { resolution: size, format: 'jpg' })}
        />
      </picture>
      {state === 'unloadable' && (
        // Too small for text, so it is shown on hover and read by screen readers.
        <span className={styles.failure} lang="en" title="Icon not found!">
          <span className="visually-hidden">Icon not found!</span>
        </span>
      )}
    </span>
  );
}
