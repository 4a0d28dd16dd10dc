import { countriesByName } from '@/components/layout/locale-switcher/country-names';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { projects, type ProjectId } from '@/lib/shop/project/projects';
import type { LocalePaths } from '@/lib/shop/routes/alternates';
import { pathInLocale } from '@/lib/shop/routes/locale-path';
import styles from './locale-line.module.css';

interface Props {
  project: ProjectId;
  territory: string;
  addresses: LocalePaths | null;
}

/** Replaces the switcher in browsers without scripts; rendered only on the server. */
export function CountryForm({ project, territory, addresses }: Props) {
  const { locale: messages, language } = useMessages();
  const countries = countriesByName(projects[project].deliveryCountries, language);
  const pathOf = (code: string) => pathInLocale(addresses, language, code);
  return (
    <form className={styles.choice} method="post" action="/api/context/choose">
      <label>
        <span>{messages.country}</span>{' '}
        <select name="path" defaultValue={pathOf(territory)}>
          {countries.map(({ code, name }) => (
            <option key={code} value={pathOf(code)}>
              {name}
            </option>
          ))}
        </select>
      </label>{' '}
      <button type="submit">{messages.apply}</button>
    </form>
  );
}
