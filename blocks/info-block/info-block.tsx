import { ButtonRow } from '@/components/ui/button-row/button-row';
import { Picture } from '@/components/ui/picture/picture';
import { RichText } from '@/components/content/rich-text/rich-text';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import styles from './info-block.module.css';

/** A headline with a text and buttons, and an optional picture beside them. */
export function InfoBlock({ id, fields }: BlockProps<'infoBlock'>) {
  const { headline, body, image, alt, imagePosition, buttons, tone } = fields;
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  return (
    <section
      className={styles.root}
      data-tone={tone}
      data-bleed={tone === 'plain' ? undefined : 'band'}
      data-position={imagePosition}
      aria-labelledby={headline ? headingId : undefined}
    >
      <div className={styles.columns}>
        {image && (
          <Picture
            className={styles.picture}
            tag={tag(id, 'image')}
            src={image}
            alt={alt}
            sizes="(min-width: 1536px) 704px, (min-width: 992px) 46vw, 94vw"
          />
        )}
        <div className={styles.words}>
          {headline && (
            <h2 id={headingId} {...tag(id, 'headline')}>
              {headline}
            </h2>
          )}
          <RichText document={body} tag={tag(id, 'body')} />
          <ButtonRow buttons={buttons} />
        </div>
      </div>
    </section>
  );
}
