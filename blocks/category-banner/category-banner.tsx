import { ButtonRow } from '@/components/ui/button-row/button-row';
import { Picture } from '@/components/ui/picture/picture';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import styles from './category-banner.module.css';

export function CategoryBanner({ id, fields, isFirst }: BlockProps<'categoryBanner'>) {
  const { image, alt, logo, logoAlt, headline, text, buttons, tone } = fields;
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  const hasWords = Boolean(logo || headline || text) || buttons.length > 0;
  return (
    <section
      className={styles.root}
      data-tone={tone}
      data-panel={tone === 'plain' ? undefined : ''}
      aria-labelledby={headline ? headingId : undefined}
    >
      <div className={styles.columns}>
        {hasWords && (
          <div className={styles.words}>
            {logo && (
              <Picture
                className={styles.logo}
                tag={tag(id, 'logo')}
                src={logo}
                alt={logoAlt}
                sizes="160px"
              />
            )}
            {headline && (
              <h2 id={headingId} {...tag(id, 'headline')}>
                {headline}
              </h2>
            )}
            {text && (
              <p className={styles.text} {...tag(id, 'text')}>
                {text}
              </p>
            )}
            <ButtonRow buttons={buttons} />
          </div>
        )}
        {image && (
          <Picture
            className={styles.picture}
            tag={tag(id, 'image')}
            src={image}
            alt={alt}
            sizes="(min-width: 1536px) 864px, (min-width: 768px) 56vw, 94vw"
            isEager={isFirst}
          />
        )}
      </div>
    </section>
  );
}
