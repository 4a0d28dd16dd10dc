import { useEffect, useMemo, useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { RadioGroup } from '@/components/forms/field/radio-group';
import { SelectField } from '@/components/forms/field/select-field';
import { LANGUAGE_NAMES } from '@/lib/i18n/language-names';
import { useMessages } from '@/lib/i18n/use-messages';
import { LOCALE_COOKIE } from '@/lib/page-context/choose-locale';
import { LANGUAGES, type Language } from '@/lib/page-context/locale';
import { projects, type ProjectId } from '@/lib/project/projects';
import type { LocalePaths } from '@/lib/routes/alternates';
import { pathInLocale } from '@/lib/routes/locale-path';
import { moveTo, switchLocale, type Move, type Switched } from '@/lib/visitor/switch-locale';
import { countriesByName } from './country-names';
import styles from './locale-switcher.module.css';
import { UnsoldArticles } from './unsold-articles';

interface LocaleSwitcherProps {
  project: ProjectId;
  /** Country of the page. */
  territory: string;
  /** `null` on a page that exists in no other locale. */
  addresses: LocalePaths | null;
  onClose: () => void;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

function remember(locale: string) {
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** Stores the choice, lets the basket follow, and leads to the page there. */
function useSwitch(addresses: LocalePaths | null, territory: string) {
  const [switched, setSwitched] = useState<Switched | null>(null);
  const [choice, setChoice] = useState<readonly [Language, string] | null>(null);
  const proceed = (language: Language, country: string, move: Move | null) => {
    const path = pathInLocale(addresses, language, country);
    // A new document: language, currency and prices change with it, and what the visitor has is loaded anew.
    if (move) moveTo(move, path);
    else location.assign(path);
  };
  const switchTo = async (language: Language, country: string) => {
    setChoice([language, country]);
    remember(`${language}-${country.toLowerCase()}`);
    const result = await switchLocale(country, language, country !== territory);
    if (result.removed.length > 0) return setSwitched(result);
    return proceed(language, country, result.move);
  };
  return {
    ...{ unsold: switched?.removed ?? [], isPending: choice !== null },
    switchTo: (language: Language, country: string) => void switchTo(language, country),
    proceed: () => {
      if (!choice) return;
      // A temporary session id is too old once the list has been read: another one is requested.
      if (switched?.move) void switchTo(...choice);
      else proceed(...choice, null);
    },
  };
}

/** Takes visitors to the same page, for another country or in another language. */
export function LocaleSwitcher({ project, territory, addresses, onClose }: LocaleSwitcherProps) {
  const { locale: messages, language } = useMessages();
  const [country, setCountry] = useState(territory);
  const [spoken, setSpoken] = useState<string>(language);
  const { unsold, isPending, switchTo, proceed } = useSwitch(addresses, territory);
  const countries = useMemo(
    () => countriesByName(projects[project].deliveryCountries, language),
    [project, language],
  );

  useEffect(() => {
    // The browser may restore this page from its cache, still pending.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && onClose();
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [onClose]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const chosen = LANGUAGES.find((known) => known === spoken) ?? language;
    if (country === territory && chosen === language) return onClose();
    switchTo(chosen, country);
  };

  if (unsold.length > 0) return <UnsoldArticles articles={unsold} onProceed={proceed} />;

  return (
    <form className={styles.root} onSubmit={submit}>
      <SelectField
        label={messages.country}
        autoComplete="country"
        required
        value={country}
        onChange={({ target }) => setCountry(target.value)}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <RadioGroup
        label={messages.language}
        name="language"
        required
        chosen={spoken}
        onChange={({ target }) => setSpoken(target.value)}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
      />
      <Button type="submit" isPending={isPending} disabled={isPending}>
        {messages.apply}
      </Button>
    </form>
  );
}
