import { ButtonLink } from '@/components/button/button';
import { ContentLink } from '@/components/content-link/content-link';
import { Picture } from '@/components/picture/picture';
import type { BlockProps } from '@/lib/content/block';
import styles from './product-teaser-price.module.css';
import { TeaserPrice } from './teaser-price';

type Fields = BlockProps<'productTeaserPrice'>['fields'];

const SIZES = {
  small: '(min-width: 1536px) 704px, (min-width: 768px) 50vw, 100vw',
  medium: '(min-width: 992px) 40vw, 100vw',
  large: '(min-width: 992px) 60vw, 100vw',
};

function TeaserPicture({ fields: { image, alt: ownAlt, link, size } }: { fields: Fields }) {
  if (!image) return null;
  const alt = ownAlt ?? image.alt;
  const picture = <Picture className={styles.picture} src={image} alt={alt} sizes={SIZES[size]} />;
  // A link must have a name: a picture without a description leaves it to the button.
  if (!link || !alt) return <div className={styles.media}>{picture}</div>;
  return (
    <ContentLink link={link} className={styles.media}>
      {picture}
    </ContentLink>
  );
}

/** One article, large, with what it costs in the visitor’s country. */
export function ProductTeaserPrice({ id, fields, isFirst }: BlockProps<'productTeaserPrice'>) {
  const { labelTexts, prices, reference, link, linkLabel, tone, size, position } = fields;
  const heading = labelTexts.find(({ look }) => look === 'headline');
  const Heading = isFirst ? 'h1' : 'h2';
  const headingId = `${id}-heading`;
  // The pipeline left the prices for this country, and at least one.
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
        <TeaserPicture fields={fields} />
        <div className={styles.words}>
          {labelTexts.map((line) =>
            line === heading ? (
              <Heading key={line.id} id={headingId} className={styles.headline}>
                {line.text}
              </Heading>
            ) : (
              <p key={line.id} className={styles[line.look]}>
                {line.text}
              </p>
            ),
          )}
          {price && <TeaserPrice price={price} reference={reference} />}
          {link && linkLabel && (
            <div className={styles.buttons}>
              <ButtonLink link={link}>{linkLabel}</ButtonLink>
            </div>
          )}
        </div>
      </div>
    </article>
  );
}
