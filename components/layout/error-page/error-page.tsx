import { ButtonLink } from '@/components/ui/button/button';
import type { Link } from '@/lib/content/block';
import styles from './error-page.module.css';

/** What a visitor reads when there is no page: what happened, what to do, and a link. */
export function ErrorPage({
  headline,
  sentence,
  wayOn,
}: {
  headline: string;
  sentence: string;
  wayOn: { label: string; link: Link };
}) {
  return (
    <div className={styles.root}>
      <h1>{headline}</h1>
      <p className={styles.sentence}>{sentence}</p>
      <ButtonLink link={wayOn.link}>{wayOn.label}</ButtonLink>
    </div>
  );
}
