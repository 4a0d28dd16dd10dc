import { Picture } from '@/components/ui/picture/picture';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import styles from './header-element.module.css';

/** Heading of a page: a picture with a title and a short text. */
export function HeaderElement({ id, fields, isFirst }: BlockProps<'headerElement'>) {
  const { source, alt, text, subline } = fields;
  const tag = useFieldTags();
  if (!source || !text) return null;
  return (
    <header className={styles.root} data-bleed="page">
      <div className={styles.words}>
        <h1 className={styles.title} {...tag(id, 'text')}>
          {text}
        </h1>
        {subline && (
          <p className={styles.subline} {...tag(id, 'subline')}>
            {subline}
          </p>
        )}
      </div>
      <Picture
        tag={tag(id, 'source')}
        className={styles.media}
        src={source}
        alt={alt}
        sizes="(min-width: 768px) 60vw, 100vw"
        isEager={isFirst}
      />
    </header>
  );
}
