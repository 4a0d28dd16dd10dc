import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { FieldTag } from '@/lib/cms/content/field-tags';
import styles from './disclosure.module.css';

interface Props {
  headline: string;
  Heading: 'h2' | 'h3' | 'h4';
  /** Only one disclosure with the same name is open at a time. */
  name?: string | undefined;
  /** Field of the headline, for editors in draft mode. */
  tag?: FieldTag | undefined;
  children: ReactNode;
}

/** A headline that expands its content, natively and without scripts. */
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
