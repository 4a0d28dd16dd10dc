import { ConsentSettingsButton } from '@/components/layout/consent-banner/consent-settings-button';
import { ContentLink } from '@/components/content/content-link/content-link';
import type { FooterContent, FooterLink } from '@/lib/cms/layout/footer-content';
import type { SiteFrame } from '@/lib/cms/layout/site-frame';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { ProjectId } from '@/lib/shop/project/projects';
import type { LocalePaths } from '@/lib/shop/routes/alternates';
import { orderStatusHref } from '@/lib/shop/routes/order-status-href';
import { pathInLocale } from '@/lib/shop/routes/locale-path';
import { FooterContact } from './contact';
import { LocaleLine } from './locale-line';
import { NewsletterSignUp } from './newsletter-sign-up';
import { PaymentIcons } from './payment-icons';
import { ServiceStore } from './service-store';
import styles from './site-footer.module.css';
import { SocialIcons } from './social-icons';

interface SiteFooterProps {
  frame: SiteFrame;
  project: ProjectId;
  /** `de-at` */
  locale: string;
  /** URLs of the page in other locales; `null` on an error page. */
  addresses?: LocalePaths | null;
  /** Shows only whom to call and what the law requires, as in the steps after the basket. */
  isCalm?: boolean;
}

interface LinksProps {
  links: FooterLink[];
  label: string;
  /** A column with its headline, or a line of small print. */
  look: 'service' | 'legal';
}

function Links({ links, label, look }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className={styles[look]}>
      {look === 'service' && <h2 className={styles.heading}>{label}</h2>}
      <ul>
        {links.map(({ id, name, link }) => (
          <li key={id}>
            <ContentLink className={styles.link} link={link}>
              {name}
            </ContentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function About({ footer, project }: { footer: FooterContent; project: ProjectId }) {
  return (
    <div className={styles.about}>
      <span className={styles.logo} data-logo={project} />
      {footer.text && <p className={styles.text}>{footer.text}</p>}
      <SocialIcons social={footer.social} />
    </div>
  );
}

/** Everything above the legal links: newsletter, service, contact, payment methods and language. */
function Upper({ frame: { footer }, project, locale, addresses = null }: SiteFooterProps) {
  const { frame: messages, language } = useMessages();
  const here = addresses && pathInLocale(addresses, language, locale.slice(-2));
  // The target page of the sign-up already has the whole form.
  const newsletter = footer.newsletter?.link.href === here ? null : footer.newsletter;
  return (
    <>
      {newsletter && <NewsletterSignUp newsletter={newsletter} />}
      <div className={styles.columns}>
        <About footer={footer} project={project} />
        <Links links={footer.serviceLinks} label={messages.footerNavigation} look="service" />
        <FooterContact hotlines={footer.hotlines} apps={footer.apps} />
        {footer.store && <ServiceStore store={footer.store} tiles={footer.mapTiles} />}
      </div>
      <div className={styles.row}>
        <PaymentIcons payments={footer.payments} />
        <LocaleLine project={project} locale={locale} addresses={addresses} />
      </div>
    </>
  );
}

/** The footer of every page: links about the shop, service, contact and legal texts. */
export function SiteFooter(props: SiteFooterProps) {
  const { frame, project, locale, isCalm = false } = props;
  const { frame: messages } = useMessages();
  const { footer, projectName } = frame;
  return (
    <footer className={styles.root} data-calm={isCalm || undefined}>
      <div className={styles.inner}>
        {isCalm ? <FooterContact hotlines={footer.hotlines} apps={[]} /> : <Upper {...props} />}
        <div className={styles.legalRow}>
          <p>© {projectName}</p>
          <Links links={footer.legalLinks} label={messages.legalNavigation} look="legal" />
          {/* In code, because the law requires it on every page and editors must not remove it. */}
          <a
            className={styles.link}
            href={orderStatusHref({ project, locale }, { step: 'withdraw' })}
          >
            {messages.withdraw}
          </a>
          <ConsentSettingsButton />
        </div>
      </div>
    </footer>
  );
}
