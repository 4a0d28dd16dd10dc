import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { LANGUAGES, type Language } from '@/lib/shop/page-context/locale';
import type { ContractEntity } from './contract-entity';
import { entriesByIds } from './load-compose.server';
import { contractEntry } from './load-contract.server';
import { loadAllEntries } from './load-report.server';
import { entryTitle } from './read-entries.server';
import { isSame } from './entry-draft';
import { withLines } from './translated-lines';
import { isMissing, type WrittenTranslation } from './translation-list';
import { translationUnits, type TranslatedEntry } from './translation-units.server';
import { saveEntry } from './write-entry.server';
import { validXmlText } from './xliff-inline.server';
import type { ReadXliff } from './xliff.server';

const translated = (entry: ContractEntity, language: Language): TranslatedEntry => ({
  id: entry.id,
  type: entry.type,
  title: entryTitle(entry),
  version: entry.version ?? 0,
  units: translationUnits(entry, language),
});

export interface TranslationFilter {
  language: Language;
  /** Only entries in which a translation is missing. */
  onlyMissing: boolean;
}

/**
 * Entries with texts to translate, by type and title; archived ones are left out.
 * @throws the client's error when the content service cannot be reached
 */
export async function loadTranslations({
  language,
  onlyMissing,
}: TranslationFilter): Promise<TranslatedEntry[]> {
  return (await loadAllEntries())
    .filter(({ state }) => state !== 'archived')
    .map((entry) => translated(entry, language))
    .filter(({ units }) => units.length > 0)
    .filter(({ units }) => !onlyMissing || units.some(isMissing))
    .toSorted((one, other) =>
      `${one.type} ${one.title}` < `${other.type} ${other.title}` ? -1 : 1,
    );
}

/** A translation that was not stored, and why. */
export interface RejectedUnit {
  entry: string;
  field: string;
  reason:
    | 'no such text'
    | 'source has changed'
    | 'not whole'
    | 'too long'
    | 'changed meanwhile'
    | 'not valid';
}

export interface ImportedTranslations {
  /** Entries that were saved as drafts. */
  saved: number;
  /** Translations that the space has already. */
  unchanged: number;
  rejected: RejectedUnit[];
}

type Checked = { kind: 'same' } | { kind: 'new'; value: unknown } | RejectedUnit['reason'];

function check(entry: ContractEntity, written: WrittenTranslation, language: Language): Checked {
  const unit = translationUnits(entry, language).find(({ field }) => field === written.field);
  if (!unit) return 'no such text';
  if ('lines' in written) {
    if (unit.kind !== 'rich') return 'no such text';
    const result = withLines(unit.source, unit.target, written.lines);
    if (typeof result === 'string') return result;
    return isSame(result.document, unit.target)
      ? { kind: 'same' }
      : { kind: 'new', value: result.document };
  }
  const { source, target } = written;
  if (unit.kind === 'rich') {
    if (!isSame(unit.source, source)) return 'source has changed';
    return isSame(unit.target, target) ? { kind: 'same' } : { kind: 'new', value: target };
  }
  if (typeof source !== 'string' || typeof target !== 'string') return 'not valid';
  if (validXmlText(unit.source) !== validXmlText(source)) return 'source has changed';
  if (validXmlText(unit.target) === target) return { kind: 'same' };
  return target.length > unit.max ? 'too long' : { kind: 'new', value: target };
}

/** Saves an entry's new translations as its draft. @returns the reason of a failure */
async function save(
  { id, version = 0 }: ContractEntity,
  language: Language,
  values: ReadonlyMap<string, unknown>,
): Promise<RejectedUnit['reason'] | null> {
  const changes = [...values].map(([field, value]) => [field, { [language]: value }] as const);
  const result = await saveEntry(id, version, Object.fromEntries(changes));
  if (result.ok) return null;
  return result.kind === 'conflict' ? 'changed meanwhile' : 'not valid';
}

/** Stores the translations of one entry, and adds what becomes of them to the report. */
async function storeEntry(
  entry: ContractEntity | undefined,
  units: readonly WrittenTranslation[],
  language: Language,
  report: ImportedTranslations,
): Promise<void> {
  const values = new Map<string, unknown>();
  const reject = (field: string, reason: RejectedUnit['reason']) =>
    report.rejected.push({ entry: units[0]?.entry ?? '', field, reason });
  for (const unit of units) {
    const checked = entry ? check(entry, unit, language) : ('no such text' as const);
    if (typeof checked === 'string') reject(unit.field, checked);
    else if (checked.kind === 'same') report.unchanged += 1;
    else values.set(unit.field, checked.value);
  }
  if (!entry || values.size === 0) return;
  const reason = await save(entry, language, values);
  if (reason === null) report.saved += 1;
  else for (const field of values.keys()) reject(field, reason);
}

export const isTargetLanguage = (text: string): text is Language =>
  text !== DEFAULT_LOCALE && LANGUAGES.some((language) => language === text);

/**
 * Stores translations as drafts. A text whose source has changed since it was exported is rejected
 * with the others of its kind, because it may no longer say the same; everything else is stored.
 * Importing a file twice changes nothing.
 * @returns `null` if the shop does not have the file's language
 * @throws the client's error when the content service cannot be reached
 */
export async function importTranslations({
  language,
  units,
}: ReadXliff): Promise<ImportedTranslations | null> {
  if (!isTargetLanguage(language)) return null;
  const report: ImportedTranslations = { saved: 0, unchanged: 0, rejected: [] };
  const byEntry = new Map<string, WrittenTranslation[]>();
  const isEmpty = (unit: WrittenTranslation) => 'target' in unit && isMissing(unit);
  for (const unit of units.filter((each) => !isEmpty(each)))
    byEntry.set(unit.entry, [...(byEntry.get(unit.entry) ?? []), unit]);
  const found = (await entriesByIds([...byEntry.keys()])).map(contractEntry);
  const entries = new Map(found.map((entry) => [entry.id, entry]));
  for (const [id, some] of byEntry) await storeEntry(entries.get(id), some, language, report);
  return report;
}
