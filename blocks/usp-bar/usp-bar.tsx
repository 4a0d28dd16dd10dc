import { ContentLink } from '@/components/content-link/content-link';
import { UspIcon } from '@/components/icon/usp-icon';
import type { BlockProps } from '@/lib/content/block';
import styles from './usp-bar.module.css';

/** Short reasons to buy here, each with an icon. */
export function UspBar({ fields }: BlockProps<'uspBar'>) {
  const { items, tone } = fields;
  return (
    <div
      className={styles.root}
      data-tone={tone}
      data-bleed={tone === 'plain' ? undefined : 'band'}
    >
      <ul className={styles.items} role="list">
        {items.map(({ id, icon, text, link }) => (
          <li key={id} className={styles.item}>
            <span className={styles.icon}>
              <UspIcon name={icon} />
            </span>
            {link ? <ContentLink link={link}>{text}</ContentLink> : <span>{text}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
