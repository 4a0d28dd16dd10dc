import { ContentLink } from '@/components/content/content-link/content-link';
import { UspIcon } from '@/components/ui/icon/usp-icon';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import styles from './contact-page.module.css';

type Boxes = BlockProps<'contactPage'>['fields']['serviceBoxes'];

/** Contact channels; the server has removed those of other countries. */
export function ServiceBoxes({ boxes }: { boxes: Boxes }) {
  const tag = useFieldTags();
  if (boxes.length === 0) return null;
  return (
    <ul className={styles.boxes} role="list">
      {boxes.map(({ id, icon, headline, text, link, linkLabel }) => (
        <li key={id} className={styles.box}>
          <span className={styles.icon}>
            <UspIcon name={icon} />
          </span>
          <h2 className={styles.boxHeadline} {...tag(id, 'headline')}>
            {headline}
          </h2>
          {text && (
            <p className={styles.text} {...tag(id, 'text')}>
              {text}
            </p>
          )}
          {link && linkLabel && (
            <p {...tag(id, 'linkLabel')}>
              <ContentLink link={link} className={styles.link}>
                {linkLabel}
              </ContentLink>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
