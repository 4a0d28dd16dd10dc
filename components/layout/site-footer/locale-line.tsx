import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { ServerText } from '@/components/ui/server-text/server-text';
import { openModal } from '@/lib/browser/modals/modals';
import { LANGUAGE_NAMES } from '@/lib/shop/i18n/language-names';
import { countryForm } from '@/lib/cms/layout/server-only-content';
import { countryName } from '@/lib/shop/i18n/country-name';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { LANGUAGES, type Language } from '@/lib/shop/page-context/locale';
import type { LocalePaths } from '@/lib/shop/routes/alternates';
import type { ProjectId } from '@/lib/shop/project/projects';
import { pathInLocale } from '@/lib/shop/routes/locale-path';
import { wantsOwnTab } from '@/lib/shop/routes/wants-own-tab';
import { hasVisitorHint } from '@/lib/customer/session/visitor-hint';
import { CountryForm } from './country-form';
import styles from './locale-line.module.css';

interface Props {
  project: ProjectId;
  locale: string;
  addresses: LocalePaths | null;
}

/**
 * Uses the switcher if there are filters to keep or a basket that may lose articles; otherwise the
 * link is enough.
 */
function switchTo(language: Language, event: MouseEvent) {
  if (wantsOwnTab(event) || (location.search === '' && !hasVisitorHint())) return;
  event.preventDefault();
  openModal('localeSwitcher', { language });
}

/** Links to the page in the country's other languages, and to the choice of country. */
export function LocaleLine({ project, locale, addresses }: Props) {
  const { locale: messages, language } = useMessages();
  const territory = locale.slice(-2).toUpperCase();
  const form = addresses ? countryForm.of(addresses) : undefined;
  return (
    <nav className={styles.root} aria-label={messages.title}>
      <button
        type="button"
        className={styles.country}
        aria-haspopup="dialog"
        onClick={() => openModal('localeSwitcher', {})}
      >
        <span className="visually-hidden">{messages.title}: </span>
        <ServerText key={locale} text={() => countryName(territory, language)} />
        <Icon name="chevron" size={16} />
      </button>
      {form === undefined ? (
        <noscript>
          <CountryForm project={project} territory={territory} addresses={addresses} />
        </noscript>
      ) : (
        <noscript dangerouslySetInnerHTML={{ __html: form }} />
      )}
      <ul className={styles.languages}>
        {LANGUAGES.map((other) => (
          <li key={other}>
            {/* Requires a new document, because language, prices and currency differ. */}
            <a
              className={styles.language}
              href={pathInLocale(addresses, other, territory)}
              hrefLang={other}
              lang={other}
              aria-current={other === language ? 'true' : undefined}
              onClick={(event) => other !== language && switchTo(other, event)}
            >
              {LANGUAGE_NAMES[other]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
