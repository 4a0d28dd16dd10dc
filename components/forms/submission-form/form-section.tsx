import type { ReactNode } from 'react';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import styles from './form-section.module.css';

interface Props {
  id: string;
  /** Id of the headline, which also labels the form. */
  headingId: string;
  Heading?: 'h1' | 'h2';
  headline: string;
  text: string | null;
  className?: string | undefined;
  children: ReactNode;
}

/** A block with a form below an editor's headline and text. */
export function FormSection({ id, headingId, Heading = 'h2', className, ...props }: Props) {
  const { headline, text, children } = props;
  const tag = useFieldTags();
  return (
    <section
      className={className ? `${styles.root} ${className}` : styles.root}
      aria-labelledby={headingId}
    >
      <Heading id={headingId} {...tag(id, 'headline')}>
        {headline}
      </Heading>
      {text && (
        <p className={styles.text} {...tag(id, 'text')}>
          {text}
        </p>
      )}
      {children}
    </section>
  );
}
