import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import type { Link } from '@/lib/cms/content/block';
import styles from './error-page.module.css';

interface ErrorPageProps {
  headline: string;
  sentence: string;
  wayOn: { label: string; link: Link };
  children?: ReactNode;
}

/** Shown if there is no page: what happened, what to do, and where to continue. */
export function ErrorPage({ headline, sentence, wayOn, children }: ErrorPageProps) {
  return (
    <div className={styles.root} data-ways={children ? 'many' : 'one'}>
      <div className={styles.words}>
        <h1>{headline}</h1>
        <p className={styles.sentence}>{sentence}</p>
        <ButtonLink link={wayOn.link} look={children ? 'quiet' : 'primary'}>
          {wayOn.label}
        </ButtonLink>
      </div>
      {children && <div className={styles.ways}>{children}</div>}
    </div>
  );
}
