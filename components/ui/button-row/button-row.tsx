import { ButtonLink } from '@/components/ui/button/button';
import type { ButtonFields } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import styles from './button-row.module.css';

/** An editor's buttons, side by side if there is space; empty without any. */
export function ButtonRow({ buttons }: { buttons: readonly (ButtonFields & { id: string })[] }) {
  const tag = useFieldTags();
  if (buttons.length === 0) return null;
  return (
    <div className={styles.root}>
      {buttons.map(({ id, label, link, look }) => (
        <ButtonLink key={id} link={link} look={look} tag={tag(id, 'label')}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
