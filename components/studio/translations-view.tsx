import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import type { Language } from '@/lib/shop/page-context/locale';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import {
  TRANSLATED_ON_A_PAGE,
  type WrittenTranslation,
} from '@/lib/studio/studio/translation-list';
import type { TranslatedEntry } from '@/lib/studio/studio/translation-units.server';
import type { EntitySummary } from '@/lib/studio/studio/studio-entry';
import { FailureNotice } from './failure-notice';
import { StudioFrame, type StudioHead } from './studio-frame';
import styles from './studio.module.css';
import { TranslatedTexts } from './translated-texts';
import { TranslationResults } from './translation-results';
import { useTranslations } from './use-translations';

export interface TranslationsViewProps {
  studio: StudioHead;
  language: Language;
  /** Languages to translate to. */
  languages: readonly Language[];
  onlyMissing: boolean;
  /** From 1. */
  page: number;
  /** Entries of this page. */
  entries: TranslatedEntry[];
  /** What their rich texts embed, by id. */
  linked: Readonly<Record<string, EntitySummary>>;
  /** Entries of all pages, and missing texts in them. */
  total: number;
  missing: number;
}

function ChoiceForm(props: TranslationsViewProps) {
  const { language, languages, onlyMissing, studio } = props;
  const { translations: messages, show } = studio.messages;
  const names = new Intl.DisplayNames([studio.language], { type: 'language' });
  return (
    <form className={styles.form} action="/studio/translations">
      <label className={styles.choice}>
        {messages.language}
        <select name="language" defaultValue={language}>
          {languages.map((each) => (
            <option key={each} value={each}>
              {names.of(each)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.check}>
        <input type="checkbox" name="missing" value="1" defaultChecked={onlyMissing} />
        {messages.onlyMissing}
      </label>
      {/* Tells a form without the check mark from an address without a choice. */}
      <input type="hidden" name="chosen" value="1" />
      <Button type="submit">{show}</Button>
    </form>
  );
}

type Typed = ReadonlyMap<string, WrittenTranslation>;

function Files({
  language,
  messages,
  onUpload,
}: {
  language: Language;
  messages: StudioMessages;
  onUpload: (file: File) => void;
}) {
  const { translations } = messages;
  const address = (missing: boolean) =>
    `/api/studio/translations?${new URLSearchParams({ language, ...(missing && { missing: '1' }) })}`;
  return (
    <details>
      <summary>{translations.file}</summary>
      <p className={styles.hint}>{translations.fileHelp}</p>
      <p className={styles.row}>
        <a href={address(true)}>{translations.downloadMissing}</a>
        <a href={address(false)}>{translations.download}</a>
      </p>
      <label className={styles.choice}>
        {translations.upload}
        <input
          type="file"
          accept=".xlf,.xliff,application/xliff+xml"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) onUpload(file);
            // Otherwise choosing the file again would be no change.
            currentTarget.value = '';
          }}
        />
      </label>
    </details>
  );
}

function Paging({ studio, language, onlyMissing, page, total }: TranslationsViewProps) {
  const { found, translations } = studio.messages;
  const last = Math.ceil(total / TRANSLATED_ON_A_PAGE);
  if (last <= 1) return null;
  const address = (to: number) =>
    `/studio/translations?${new URLSearchParams({
      language,
      chosen: '1',
      ...(onlyMissing && { missing: '1' }),
      page: String(to),
    })}`;
  return (
    <nav className={styles.row} aria-label={translations.pages}>
      {page > 1 && <a href={address(page - 1)}>‹ {page - 1}</a>}
      <span className={styles.hint}>{`${page} ${found.range} ${last}`}</span>
      {page < last && <a href={address(page + 1)}>{page + 1} ›</a>}
    </nav>
  );
}

/** Texts of the space beside their translations, to be written here or in a translation tool. */
export function TranslationsView(props: TranslationsViewProps) {
  const { studio, language, entries, linked, total, missing, page, onlyMissing } = props;
  const { messages } = studio;
  const [typed, setTyped] = useState<Typed>(new Map());
  const { results, problem, progress, store, upload } = useTranslations();
  const save = async () => {
    await store(language, [...typed.values()]);
    setTyped(new Map());
  };
  return (
    <StudioFrame studio={studio} title={messages.translations.title} needsScript>
      <ChoiceForm {...props} />
      <Files language={language} messages={messages} onUpload={(file) => void upload(file)} />
      <p className={styles.hint}>
        {`${total} ${messages.translations.entries} · ${missing} ${messages.translations.missing}`}
      </p>
      <FailureNotice problem={problem} messages={messages} />
      {results && <TranslationResults results={results} messages={messages} />}
      {progress && <progress value={progress.done} max={progress.all} />}
      {entries.length === 0 && <p>{messages.translations.none}</p>}
      {entries.map((entry) => (
        <TranslatedTexts
          key={`${language} ${entry.id} ${page} ${onlyMissing}`}
          entry={entry}
          language={language}
          linked={linked}
          messages={messages}
          onType={(unit) => setTyped(new Map(typed).set(`${unit.entry} ${unit.field}`, unit))}
        />
      ))}
      {entries.length > 0 && (
        <div className={styles.row}>
          <Button
            disabled={typed.size === 0}
            isPending={progress !== null}
            onClick={() => void save()}
          >
            {messages.translations.save}
          </Button>
          <Paging {...props} />
        </div>
      )}
    </StudioFrame>
  );
}
