import { usePictureState } from '@/components/ui/picture/use-picture-state';
import type { ArticleDetail } from '@/lib/catalog/article/article-detail';
import { useMediaBaseUrl } from '@/lib/catalog/catalogue/media-context';
import { brandPicture, picturePath, sourceSet } from '@/lib/catalog/catalogue/product-image';
import styles from './article-heading.module.css';

/** Widths in which a brand's logo is available. */
const LOGO_RESOLUTIONS = [300, 600] as const;
/** Height of a logo 300 pixels wide. */
const LOGO_HEIGHT = 120;

/** The brand's logo, or its name if that fails to load. */
function BrandLogo({ brand, brandSlug }: Pick<ArticleDetail, 'brand' | 'brandSlug'>) {
  const address = brandPicture(useMediaBaseUrl(), brandSlug);
  const { state, imageProps } = usePictureState();
  if (state !== 'sound') return <span className={styles.brand}>{brand}</span>;
  return (
    <picture className={styles.logo}>
      <source
        type="image/webp"
        srcSet={sourceSet(address, { resolutions: LOGO_RESOLUTIONS })}
        sizes="9rem"
      />
      <img
        {...imageProps}
        alt={brand}
        width={300}
        height={LOGO_HEIGHT}
        src={picturePath(address, { resolution: 300, format: 'jpg' })}
      />
    </picture>
  );
}

interface Props {
  article: Pick<ArticleDetail, 'brand' | 'brandSlug' | 'title'>;
  isFirst: boolean;
}

/** Brand and title: the headline of an article's page. */
export function ArticleHeading({ article, isFirst }: Props) {
  const Heading = isFirst ? 'h1' : 'h2';
  const { brand, brandSlug, title } = article;
  return (
    <Heading className={styles.root}>
      <BrandLogo brand={brand} brandSlug={brandSlug} /> <span>{title}</span>
    </Heading>
  );
}
