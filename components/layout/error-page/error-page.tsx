import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import type { Link } from '@/lib/cms/content/block';
import styles from './error-page.module.css';

interface ErrorPageProps {
  headline: string;
  sentence: string;
  /** Id of the failed request, which a visitor quotes. */
  reference?: { label: string; id: string } | undefined;
  wayOn: { label: string; link: Link };
  children?: ReactNode;
}

/** Shown if there is no page: what happened, what to do, and where to continue. */
export function ErrorPage({ headline, sentence, reference, wayOn, children }: ErrorPageProps) {
  return (
    <div className={styles.root} data-ways={children ? 'many' : 'one'}>
      <div className={styles.words}>
        <h1>{headline}</h1>
        <p className={styles.sentence}>{sentence}</p>
        <ButtonLink link={wayOn.link} look={children ? 'quiet' : 'primary'}>
          {wayOn.label}
        </ButtonLink>
        {reference && (
          <p className={styles.reference}>
            {reference.label} <code>{reference.id}</code>
          </p>
        )}
      </div>
      {children && <div className={styles.ways}>{children}</div>}
    </div>
  );
}
