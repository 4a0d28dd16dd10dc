import { ContentLink } from '@/components/content/content-link/content-link';
import type { Link } from '@/lib/cms/content/block';
import styles from './legal-links.module.css';

interface Props {
  intro: string;
  /** Without those that no editor has set. */
  links: readonly { label: string; link: Link }[];
}

/** Texts that apply to what the button below does. */
export function LegalLinks({ intro, links }: Props) {
  return (
    <div className={styles.root}>
      <p>{intro}</p>
      <ul role="list">
        {links.map(({ label, link }) => (
          <li key={label}>
            <ContentLink link={link}>{label}</ContentLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
