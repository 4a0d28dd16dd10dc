import { isBuyable } from '@/lib/article/article-choice';
import type { ArticleDetail, DetailColour } from '@/lib/article/article-detail';
import { useMediaBaseUrl } from '@/lib/catalogue/media-context';
import { picturePath, productPicture } from '@/lib/catalogue/product-image';
import { usePageCurrency } from '@/lib/page-context/page-context-provider';

interface Props {
  article: ArticleDetail;
  colour: DetailColour;
}

const IN_STOCK = 'https://schema.org/InStock';
const OUT_OF_STOCK = 'https://schema.org/OutOfStock';

/** The article for search engines. @see https://schema.org/Product */
export function ArticleJsonLd({ article, colour }: Props) {
  const mediaBaseUrl = useMediaBaseUrl();
  const priceCurrency = usePageCurrency();
  const picture = mediaBaseUrl + productPicture(colour.itemnum, 1);
  const offers = colour.sizes.flatMap((size) =>
    size.price === null
      ? []
      : {
          '@type': 'Offer',
          sku: size.sku,
          price: (size.price / 100).toFixed(2),
          priceCurrency,
          availability: isBuyable(size) ? IN_STOCK : OUT_OF_STOCK,
        },
  );
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: article.title,
    sku: colour.itemnum,
    color: colour.color,
    image: picturePath(picture, { resolution: 1200, format: 'jpg' }),
    description: article.texts[0],
    brand: { '@type': 'Brand', name: article.brand },
    ...(offers.length > 0 && { offers }),
  };
  // A text of the catalogue must not close the script element.
  const html = JSON.stringify(product).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
