import { useEffect, useEffectEvent, useMemo, useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { RadioGroup } from '@/components/forms/field/radio-group';
import { SelectField } from '@/components/forms/field/select-field';
import { LANGUAGE_NAMES } from '@/lib/shop/i18n/language-names';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { LOCALE_COOKIE } from '@/lib/shop/page-context/choose-locale';
import { LANGUAGES, type Language } from '@/lib/shop/page-context/locale';
import { projects, type ProjectId } from '@/lib/shop/project/projects';
import type { LocalePaths } from '@/lib/shop/routes/alternates';
import { withPageState } from '@/lib/shop/routes/page-state';
import { pathInLocale } from '@/lib/shop/routes/locale-path';
import {
  moveTo,
  switchLocale,
  unsoldAfterSwitch,
  type HostMove,
  type UnsoldArticle,
} from '@/lib/browser/visitor/switch-locale';
import { countriesByName } from './country-names';
import styles from './locale-switcher.module.css';
import { UnsoldArticles } from './unsold-articles';

interface LocaleSwitcherProps {
  project: ProjectId;
  territory: string;
  /** `null` for a page that exists in no other locale. */
  addresses: LocalePaths | null;
  /** Language of a followed link, switched to at once. */
  wanted: Language | null;
  onClose: () => void;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

function remember(locale: string) {
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

interface Choice {
  language: Language;
  country: string;
}

/** A message before the switch: articles that would leave the basket, or have left it. */
interface SwitchMessage {
  articles: readonly UnsoldArticle[];
  hasLeft: boolean;
}

/**
 * Reports articles that are not sold there, stores the choice, updates the basket, and opens the
 * page.
 */
function useSwitch(addresses: LocalePaths | null, territory: string) {
  const { language: present } = useMessages();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [message, setMessage] = useState<SwitchMessage | null>(null);
  const goOn = ({ language, country }: Choice, move: HostMove | null) => {
    const there = pathInLocale(addresses, language, country);
    const path = withPageState(there, location.search);
    // Requires a new document, because language, currency and prices change, and visitor data is
    // reloaded.
    if (move) moveTo(move, path);
    else location.assign(path);
  };
  const take = async (chosen: Choice, hasRead: boolean) => {
    const { language, country } = chosen;
    remember(`${language}-${country.toLowerCase()}`);
    const { removed, move } = await switchLocale(country, language, country !== territory);
    if (removed.length > 0 && !hasRead) setMessage({ articles: removed, hasLeft: true });
    else goOn(chosen, move);
  };
  const request = async (chosen: Choice) => {
    setChoice(chosen);
    const here = `${present}-${territory.toLowerCase()}`;
    const articles = await unsoldAfterSwitch(chosen.country, chosen.language, here);
    if (articles.length > 0) setMessage({ articles, hasLeft: false });
    else await take(chosen, false);
  };
  return {
    message,
    isPending: choice !== null,
    switchTo: (chosen: Choice) => void request(chosen),
    // Requested only now, because a temporary session id would expire while the visitor reads the
    // list.
    proceed: () => choice && void take(choice, true),
  };
}

/** Opens the same page for another country or in another language. */
export function LocaleSwitcher(props: LocaleSwitcherProps) {
  const { project, territory, addresses, wanted, onClose } = props;
  const { locale: messages, language } = useMessages();
  const [country, setCountry] = useState(territory);
  const [spoken, setSpoken] = useState<string>(wanted ?? language);
  const { message, isPending, switchTo, proceed } = useSwitch(addresses, territory);
  const countries = useMemo(
    () => countriesByName(projects[project].deliveryCountries, language),
    [project, language],
  );

  useEffect(() => {
    // The browser may restore this page from its back/forward cache, still pending.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && onClose();
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [onClose]);

  const begin = useEffectEvent(() => wanted && switchTo({ language: wanted, country: territory }));
  useEffect(() => void begin(), []);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const chosen = LANGUAGES.find((known) => known === spoken) ?? language;
    if (country === territory && chosen === language) return onClose();
    switchTo({ language: chosen, country });
  };

  if (message) return <UnsoldArticles {...message} onProceed={proceed} onStay={onClose} />;

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
