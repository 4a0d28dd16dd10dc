import { NewsletterTeaser } from '@/components/content/newsletter-teaser/newsletter-teaser';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import styles from './newsletter-signup.module.css';

/** Passes an email address to the newsletter page. */
export function NewsletterSignup({ id, fields }: BlockProps<'newsletterSignup'>) {
  const { headline, text, target, tone } = fields;
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  return (
    <section
      className={styles.root}
      data-tone={tone}
      data-bleed={tone === 'plain' ? undefined : 'band'}
      aria-labelledby={headingId}
    >
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id={headingId} {...tag(id, 'headline')}>
            {headline}
          </h2>
          {text && (
            <p className={styles.text} {...tag(id, 'text')}>
              {text}
            </p>
          )}
        </div>
        <NewsletterTeaser target={target} labelledBy={headingId} />
      </div>
    </section>
  );
}
