import { ButtonLink } from '@/components/ui/button/button';
import { ContentLink } from '@/components/content/content-link/content-link';
import { Picture } from '@/components/ui/picture/picture';
import { ProductPicture } from '@/components/product/product-picture/product-picture';
import { headingOf, TextLines } from '@/components/ui/text-lines/text-lines';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import styles from './product-teaser-price.module.css';
import { TeaserPrice } from './teaser-price';

type Fields = BlockProps<'productTeaserPrice'>['fields'];

const SIZES = {
  small: '(min-width: 1536px) 704px, (min-width: 768px) 46vw, 92vw',
  medium: '(min-width: 1536px) 704px, (min-width: 912px) 46vw, 94vw',
  large: '(min-width: 1536px) 821px, (min-width: 912px) 54vw, 94vw',
};
/** Limited so that an article's picture fits on the screen. */
const ARTICLE_SIZES = { '3:4': '(min-width: 576px) 32rem, 91vw', '1:2': '22rem' };

/** The editor's picture, or else the article's. */
function TeaserPicture({ id, fields, name }: { id: string; fields: Fields; name: string }) {
  const { image, articleNumber, articleRatio, alt: ownAlt, link, size } = fields;
  const tag = useFieldTags();
  const alt = ownAlt ?? image?.alt ?? name;
  const shared = { className: styles.picture, alt };
  const picture = image ? (
    <Picture {...shared} sizes={SIZES[size]} src={image} tag={tag(id, 'image')} />
  ) : (
    articleNumber &&
    alt && (
      <ProductPicture
        {...shared}
        sizes={ARTICLE_SIZES[articleRatio]}
        articleNumber={articleNumber}
        ratio={articleRatio}
      />
    )
  );
  if (!picture) return null;
  const media = { className: styles.media, 'data-article': image ? undefined : articleRatio };
  // A link needs a name; without a description only the button is a link.
  if (!link || !alt) return <div {...media}>{picture}</div>;
  return (
    <ContentLink link={link} {...media}>
      {picture}
    </ContentLink>
  );
}

/** A single article, large, with its price in the visitor’s country. */
export function ProductTeaserPrice({ id, fields, isFirst }: BlockProps<'productTeaserPrice'>) {
  const { labelTexts, prices, reference, link, linkLabel, tone, size, position } = fields;
  const tag = useFieldTags();
  const heading = headingOf(labelTexts);
  const headingId = `${id}-heading`;
  // The pipeline keeps at least one price for this country.
  const [price] = prices;
  return (
    <article
      className={styles.root}
      data-tone={tone}
      data-size={size}
      data-position={position}
      data-width={size === 'small' ? 'half' : undefined}
      data-bleed={tone === 'plain' || size === 'small' ? undefined : 'band'}
      aria-labelledby={heading && headingId}
    >
      <div className={styles.stage}>
        <TeaserPicture id={id} fields={fields} name={heading?.text ?? labelTexts[0]?.text ?? ''} />
        <div className={styles.words}>
          <TextLines
            elements={labelTexts}
            headingId={headingId}
            isFirst={isFirst}
            classes={styles}
          />
          {price && <TeaserPrice id={id} price={price} reference={reference} />}
          {link && linkLabel && (
            <div className={styles.buttons}>
              <ButtonLink link={link} tag={tag(id, 'linkLabel')}>
                {linkLabel}
              </ButtonLink>
            </div>
          )}
        </div>
      </div>
    </article>
  );
}
