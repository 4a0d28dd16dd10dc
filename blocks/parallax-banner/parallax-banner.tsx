import { ButtonRow } from '@/components/ui/button-row/button-row';
import { Picture } from '@/components/ui/picture/picture';
import { headingOf, TextLines } from '@/components/ui/text-lines/text-lines';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import styles from './parallax-banner.module.css';

/** A picture across the page with a parallax effect in browsers that support it. */
export function ParallaxBanner({ id, fields, isFirst }: BlockProps<'parallaxBanner'>) {
  const { image, alt, textElements, buttons, height, textPosition } = fields;
  const tag = useFieldTags();
  if (!image) return null;
  const headingId = `${id}-heading`;
  const hasWords = textElements.length + buttons.length > 0;
  return (
    <section
      className={styles.root}
      data-height={height}
      data-position={textPosition}
      data-bleed="page"
      aria-labelledby={headingOf(textElements) && headingId}
    >
      <div className={styles.window}>
        <Picture
          className={styles.picture}
          tag={tag(id, 'image')}
          src={image}
          alt={alt}
          sizes="100vw"
          isEager={isFirst}
        />
      </div>
      {hasWords && (
        <div className={styles.words}>
          <TextLines
            elements={textElements}
            headingId={headingId}
            isFirst={isFirst}
            classes={styles}
          />
          <ButtonRow buttons={buttons} />
        </div>
      )}
    </section>
  );
}
