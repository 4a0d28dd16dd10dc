import { ContentLink } from '@/components/content/content-link/content-link';
import { UspIcon } from '@/components/ui/icon/usp-icon';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import styles from './usp-bar.module.css';

export function UspBar({ fields }: BlockProps<'uspBar'>) {
  const { items, tone } = fields;
  const tag = useFieldTags();
  return (
    <div
      className={styles.root}
      data-tone={tone}
      data-bleed={tone === 'plain' ? undefined : 'band'}
    >
      <ul className={styles.items} role="list">
        {items.map(({ id, icon, text, link }) => (
          <li key={id} className={styles.item} {...tag(id, 'text')}>
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
