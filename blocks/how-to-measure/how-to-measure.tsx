import { ButtonRow } from '@/components/ui/button-row/button-row';
import { Picture } from '@/components/ui/picture/picture';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import styles from './how-to-measure.module.css';

export function HowToMeasure({ id, fields }: BlockProps<'howToMeasure'>) {
  const { headline, intro, image, alt, steps, buttons } = fields;
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <div className={styles.columns}>
        <div className={styles.introduction}>
          <h2 id={headingId} {...tag(id, 'headline')}>
            {headline}
          </h2>
          {intro && (
            <p className={styles.intro} {...tag(id, 'intro')}>
              {intro}
            </p>
          )}
          {image && (
            <Picture
              className={styles.picture}
              tag={tag(id, 'image')}
              src={image}
              alt={alt}
              sizes="(min-width: 1536px) 704px, (min-width: 992px) 46vw, 94vw"
            />
          )}
        </div>
        <div className={styles.howTo}>
          <ol className={styles.steps} role="list">
            {steps.map((step) => (
              <li key={step.id} className={styles.step}>
                <h3 className={styles.name} {...tag(step.id, 'headline')}>
                  {step.headline}
                </h3>
                <p className={styles.text} {...tag(step.id, 'text')}>
                  {step.text}
                </p>
              </li>
            ))}
          </ol>
          <ButtonRow buttons={buttons} />
        </div>
      </div>
    </section>
  );
}
