import { ContentLink } from '@/components/content/content-link/content-link';
import { UspIcon } from '@/components/ui/icon/usp-icon';
import type { BlockProps, Link } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import styles from './contact-page.module.css';

type Hotline = BlockProps<'contactPage'>['fields']['hotlines'][number];

/** The hotline's own link, or a telephone link. */
const linkOf = ({ hotlineLink, phoneNumber }: Hotline): Link =>
  hotlineLink ?? { href: phoneNumber, opens: 'phone' };

export function Hotlines({ hotlines }: { hotlines: readonly Hotline[] }) {
  const tag = useFieldTags();
  if (hotlines.length === 0) return null;
  return (
    <ul className={styles.hotlines} role="list">
      {hotlines.map((hotline) => (
        <li key={hotline.id} className={styles.hotline}>
          <h2 className={styles.boxHeadline} {...tag(hotline.id, 'title')}>
            {hotline.headlineIcon && (
              <span className={styles.icon}>
                <UspIcon name={hotline.headlineIcon} size={24} />
              </span>
            )}
            {hotline.title}
          </h2>
          <p {...tag(hotline.id, 'phoneNumber')}>
            <ContentLink link={linkOf(hotline)} className={styles.number}>
              {hotline.phoneNumber}
            </ContentLink>
          </p>
          {hotline.serviceTimes && (
            <p className={styles.text} {...tag(hotline.id, 'serviceTimes')}>
              {hotline.serviceTimes}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
