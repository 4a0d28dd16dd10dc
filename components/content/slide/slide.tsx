import { ButtonLink } from '@/components/ui/button/button';
import { ContentLink } from '@/components/content/content-link/content-link';
import { Picture } from '@/components/ui/picture/picture';
import type { SlideFields } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './slide.module.css';
import { SlideZoom } from './slide-zoom';

interface Props {
  slide: SlideFields & { id: string };
  /** Level of the slide's own headline. */
  Heading: 'h1' | 'h2' | 'h3';
  sizes: string;
  /** Only for the first visible picture. */
  isEager?: boolean | undefined;
}

function SlideMedia({ slide, sizes, isEager }: Omit<Props, 'Heading'>) {
  const { image, alt: ownAlt, imageLink, imageLinkNewTab, imageZoom } = slide;
  const { link: messages } = useMessages();
  const tag = useFieldTags();
  const alt = ownAlt ?? image.alt;
  const picture = (
    <Picture
      className={styles.picture}
      src={image}
      alt={alt}
      sizes={sizes}
      isEager={isEager === true}
    />
  );
  return (
    <div className={styles.media} {...tag(slide.id, 'image')}>
      {imageLink && alt ? (
        // A link must have a name, so pictures without a description are not linked.
        <ContentLink link={imageLink} target={imageLinkNewTab ? '_blank' : undefined}>
          {picture}
          {imageLinkNewTab && <span className="visually-hidden">, {messages.newTab}</span>}
        </ContentLink>
      ) : (
        picture
      )}
      {imageZoom && <SlideZoom image={image} alt={alt} />}
    </div>
  );
}

function SlideButtons({ slide }: Pick<Props, 'slide'>) {
  const { submit, submitLink, buttons } = slide;
  const tag = useFieldTags();
  if (!(submit && submitLink) && buttons.length === 0) return null;
  return (
    <div className={styles.buttons}>
      {submit && submitLink && (
        <ButtonLink link={submitLink} tag={tag(slide.id, 'submit')}>
          {submit}
        </ButtonLink>
      )}
      {buttons.map(({ id, label, link, look }) => (
        <ButtonLink key={id} link={link} look={look} tag={tag(id, 'label')}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}

/** A picture with text and buttons under it. */
export function Slide({ slide, Heading, sizes, isEager = false }: Props) {
  const tag = useFieldTags();
  const heading = slide.textbox.find(({ look }) => look === 'headline');
  const hasWords =
    slide.textbox.length + slide.buttons.length > 0 || Boolean(slide.submit && slide.submitLink);
  return (
    <div className={styles.slide}>
      <SlideMedia slide={slide} sizes={sizes} isEager={isEager} />
      {hasWords && (
        <div className={styles.words}>
          {slide.textbox.map((line) => {
            const Line = line === heading ? Heading : 'p';
            return (
              <Line key={line.id} className={styles[line.look]} {...tag(line.id, 'text')}>
                {line.text}
              </Line>
            );
          })}
          <SlideButtons slide={slide} />
        </div>
      )}
    </div>
  );
}
