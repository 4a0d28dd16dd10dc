import { ContentLink } from '@/components/content/content-link/content-link';
import type { FooterContent } from '@/lib/cms/layout/footer-content';
import styles from './site-footer.module.css';

type Social = FooterContent['social'];

/** Line drawings on a 24-pixel square, based on each network's logo. */
const SIGNS: Readonly<Record<Social[number]['network'], string>> = {
  Instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.500H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.500zM8.25 12a3.75 3.75 0 1 0 7.5 0 3.75 3.75 0 1 0-7.5 0M17 7h.01',
  Facebook:
    'M14 8.500h2.500V5H14a3.5 3.5 0 0 0-3.5 3.500v2.250H8V14h2.500v6.500H14V14h2.500l.5-3.250h-3V9a.5.5 0 0 1 .5-.5z',
  Pinterest:
    'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M10 19.5 12.5 9M9 13.250C8 11.5 8.5 8 12 8c3 0 4.25 2 3.5 4.25-.75 2.25-3.5 2.75-4.25 1',
  YouTube:
    'M5.5 6h13A2.5 2.5 0 0 1 21 8.500v7a2.5 2.5 0 0 1-2.5 2.500h-13A2.5 2.5 0 0 1 3 15.500v-7A2.5 2.5 0 0 1 5.5 6zM10 9l5 3-5 3z',
  TikTok: 'M13 3.500v11.750A3.25 3.25 0 1 1 9.75 12M13 4c.5 2.5 2.25 4 4.75 4.25',
  LinkedIn: 'M4 4h16v16H4zM8 10.500V16M8 7.500h.01M12 16v-5.500M12 12.500c0-1.5 4-3 4 .5v3',
};

/** The shop in social networks; each link is named after its network. */
export function SocialIcons({ social }: { social: Social }) {
  if (social.length === 0) return null;
  return (
    <ul className={styles.icons} role="list">
      {social.map(({ id, network, link }) => (
        <li key={id}>
          <ContentLink className={styles.icon} link={link} aria-label={network}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={SIGNS[network]} />
            </svg>
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}
