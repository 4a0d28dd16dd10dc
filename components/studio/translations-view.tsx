import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import type { Language } from '@/lib/shop/page-context/locale';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import { TRANSLATED_ON_A_PAGE } from '@/lib/studio/studio/translation-list';
import type { TranslatedEntry } from '@/lib/studio/studio/translation-units.server';
import type { ReadUnit } from '@/lib/studio/studio/xliff.server';
import { FailureNotice } from './failure-notice';
import { StudioFrame, type StudioHead } from './studio-frame';
import styles from './studio.module.css';
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

type Typed = ReadonlyMap<string, ReadUnit>;

/** Texts of an entry, the source beside its translation. */
function EntryTexts({
  entry: { id, type, title, units },
  language,
  messages,
  onType,
}: {
  entry: TranslatedEntry;
  language: Language;
  messages: StudioMessages;
  onType: (unit: ReadUnit) => void;
}) {
  return (
    // No landmark, because several entries may have one title.
    <article className={styles.notice} aria-label={title}>
      <h2 className={styles.subtitle}>
        <a href={`/studio/entry/${encodeURIComponent(id)}`}>{title}</a>{' '}
        <span className={styles.hint}>{messages.model.types[type] ?? type}</span>
      </h2>
      {units.map(({ field, source, target, max }) => (
        <div key={field} className={styles.panes}>
          <div>
            <p className={styles.hint}>
              {`${messages.model.fields[field] ?? field} · ${messages.translations.source}`}
            </p>
            <p lang="de" className={styles.source}>
              {source}
            </p>
          </div>
          <label className={styles.choice}>
            {`${messages.model.fields[field] ?? field} · ${language}`}
            <textarea
              lang={language}
              rows={source.length > 120 ? 5 : 2}
              defaultValue={target}
              data-missing={target === '' || undefined}
              {...(max !== null && { maxLength: max })}
              onChange={({ currentTarget: { value } }) =>
                onType({ entry: id, field, source, target: value })
              }
            />
          </label>
        </div>
      ))}
    </article>
  );
}

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
  const { studio, language, entries, total, missing, page, onlyMissing } = props;
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
        <EntryTexts
          key={`${language} ${entry.id} ${page} ${onlyMissing}`}
          entry={entry}
          language={language}
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
