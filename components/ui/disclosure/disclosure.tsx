import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { FieldTag } from '@/lib/cms/content/field-tags';
import styles from './disclosure.module.css';

interface Props {
  headline: string;
  /** Level of the headline. */
  Heading: 'h2' | 'h3' | 'h4';
  /** Disclosures of one name open one at a time. */
  name?: string | undefined;
  /** The field of the headline, for editors in draft mode. */
  tag?: FieldTag | undefined;
  children: ReactNode;
}

/** A headline that expands its content. The browser collapses it: no script is needed. */
export function Disclosure({ headline, Heading, name, tag, children }: Props) {
  return (
    <details className={styles.root} name={name}>
      <summary className={styles.summary}>
        <Heading className={styles.headline} {...tag}>
          {headline}
        </Heading>
        <span className={styles.sign}>
          <Icon name="chevron" size={20} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
