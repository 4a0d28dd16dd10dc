import type { BlockProps } from '@/lib/content/block';
import { useFieldTags } from '@/lib/content/field-tags';
import styles from './newsletter-end.module.css';

/** A headline and a text. */
export function NewsletterEnd({ id, fields }: BlockProps<'newsletterEnd'>) {
  const { headline, text } = fields;
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  return (
    <section className={styles.root} aria-labelledby={headline ? headingId : undefined}>
      {headline && (
        <h2 id={headingId} {...tag(id, 'headline')}>
          {headline}
        </h2>
      )}
      <p className={styles.text} {...tag(id, 'text')}>
        {text}
      </p>
    </section>
  );
}
