import type { ReactNode } from 'react';
import { Carousel } from '@/components/ui/carousel/carousel';
import { ContentLink } from '@/components/content/content-link/content-link';
import { Picture } from '@/components/ui/picture/picture';
import type { BlockProps, Link } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { routeHref } from '@/lib/shop/routes/named-routes';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './breaker.module.css';

/** A partly visible picture at the edge shows that there are more. */
const IN_VIEW = { xs: 1.5, md: 2.5, lg: 3.5 };

/** The picture's width as a `sizes` attribute, and with a fixed picture in the row. */
const SIZES = '(min-width: 992px) 25vw, (min-width: 768px) 35vw, 56vw';
const BESIDE_FIXED = '(min-width: 992px) 18.5vw, (min-width: 768px) 22vw, 56vw';

type Fields = BlockProps<'breakerSlider'>['fields'];
type Image = Fields['images'][number];
type ArticleLinks = Readonly<Record<string, string>>;

interface Props {
  id: string;
  fields: Fields;
  titleLink?: Link | null;
  /** URLs of articles by number; `null` until they are loaded. */
  articleLinks: ArticleLinks | null;
  background?: ReactNode;
  /** Shown beside the row, without scrolling. */
  fixed?: ReactNode;
}

/**
 * Link of the picture, or else its article's page. Until that is loaded, a search for its number,
 * which redirects there.
 */
function useLinkOf(articleLinks: ArticleLinks | null) {
  const context = useRouteContext();
  return ({ imageLink, itemNumberLink }: Image): Link | null => {
    if (imageLink || !itemNumberLink) return imageLink;
    const known = articleLinks?.[itemNumberLink];
    if (known) return { href: known, opens: 'page' };
    const parameters = { phrase: 'search', query: itemNumberLink } as const;
    return { href: routeHref({ name: 'search', parameters }, context), opens: 'page' };
  };
}

interface BreakerPictureProps {
  image: Image;
  link: Link | null;
  sizes: string;
}

function BreakerPicture({ image, link, sizes }: BreakerPictureProps) {
  const tag = useFieldTags();
  const picture = (
    <Picture
      className={styles.picture}
      src={image.image}
      alt={image.imageAltText}
      sizes={sizes}
      tag={tag(image.id, 'imageAltText')}
    />
  );
  return link ? <ContentLink link={link}>{picture}</ContentLink> : picture;
}

/** Repeats the pictures as often as the editor chose; each copy is a separate slide. */
const repeated = (images: readonly Image[], times: number) =>
  Array.from({ length: times }, (_, round) =>
    images.map((image) => ({ image, key: round === 0 ? image.id : `${image.id}-${round}` })),
  ).flat();

/** Pictures of available articles, and pictures without an article. */
const available = (images: readonly Image[], articleLinks: ArticleLinks | null) =>
  images.filter(
    ({ imageLink, itemNumberLink }) =>
      imageLink || !itemNumberLink || !articleLinks || articleLinks[itemNumberLink],
  );

/** A title and pictures in a row, between the articles of a list. */
export function Breaker(props: Props) {
  const { id, fields, titleLink = null, articleLinks, background, fixed } = props;
  const { titleText, subtitleText, textAlignment, borderBackgroundColor } = fields;
  const linkOf = useLinkOf(articleLinks);
  const images = available(fields.images, articleLinks);
  const tag = useFieldTags();
  const slides = repeated(images, fields.imageLoopNumber);
  const few = slides.length < 3 ? slides.length : undefined;
  const usual = fixed ? BESIDE_FIXED : SIZES;
  const sizes = few ? `(min-width: 768px) ${90 / few}vw, ${85 / few}vw` : usual;
  if (images.length === 0) return null;
  return (
    <section
      className={styles.root}
      data-tone={borderBackgroundColor}
      data-alignment={textAlignment}
      data-background={background ? '' : undefined}
      data-fixed={fixed ? '' : undefined}
      data-few={few}
      aria-labelledby={`${id}-heading`}
    >
      {background}
      <div className={styles.words}>
        <h2 id={`${id}-heading`} className={styles.title} {...tag(id, 'titleText')}>
          {titleLink ? <ContentLink link={titleLink}>{titleText}</ContentLink> : titleText}
        </h2>
        {subtitleText && (
          <p className={styles.subtitle} {...tag(id, 'subtitleText')}>
            {subtitleText}
          </p>
        )}
      </div>
      <div className={styles.pictures}>
        {fixed}
        <Carousel
          label={titleText}
          inView={IN_VIEW}
          slides={slides.map(({ image, key }) => ({
            id: key,
            content: <BreakerPicture image={image} link={linkOf(image)} sizes={sizes} />,
          }))}
        />
      </div>
    </section>
  );
}
