import { ProductPicture } from '@/components/product/product-picture/product-picture';
import type { ImageRatio } from '@/lib/catalog/catalogue/product-image';

interface Props {
  className: string | undefined;
  /** `imageRatio` is missing for an article without a picture. */
  line: { itemNumber: string; name: string; imageRatio?: ImageRatio };
}

/** Small picture of an ordered article, hidden from screen readers because its name is beside it. */
export function LinePicture({ className, line: { itemNumber, name, imageRatio } }: Props) {
  if (!imageRatio) return null;
  return (
    <span className={className} aria-hidden="true">
      <ProductPicture
        articleNumber={itemNumber}
        alt={name}
        ratio={imageRatio}
        sizes="4rem"
        size="thumb"
      />
    </span>
  );
}
