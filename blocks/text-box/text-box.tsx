import { hasContent, RichText } from '@/components/content/rich-text/rich-text';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import styles from './text-box.module.css';

export function TextBox({ id, fields, isFirst }: BlockProps<'textBox'>) {
  const { headline, body, alignment, tone } = fields;
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section
      className={styles.root}
      data-alignment={alignment}
      data-tone={tone}
      data-bleed={tone === 'plain' ? undefined : 'band'}
      aria-labelledby={headline ? headingId : undefined}
    >
      <div className={styles.columns}>
        {headline && (
          <Heading id={headingId} {...tag(id, 'headline')}>
            {headline}
          </Heading>
        )}
        {hasContent(body) && <RichText document={body} tag={tag(id, 'body')} />}
      </div>
    </section>
  );
}
