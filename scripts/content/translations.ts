import { readFile, writeFile } from 'node:fs/promises';
import {
  importTranslations,
  isTargetLanguage,
  loadTranslations,
} from '@/lib/studio/studio/translations.server';
import { isMissing } from '@/lib/studio/studio/translation-list';
import { readXliff, writeXliff, XliffRejected } from '@/lib/studio/studio/xliff.server';
import { UsageError } from './usage-error';

/**
 * Writes all texts of the space with their translations.
 * @returns a line for the terminal
 * @throws UsageError for a language that the shop does not translate to
 */
export async function exportTranslations(language: string, file: string): Promise<string> {
  if (!isTargetLanguage(language))
    throw new UsageError(`${language} is no language to translate to`);
  const entries = await loadTranslations({ language, onlyMissing: false });
  await writeFile(file, writeXliff(entries, language));
  const units = entries.flatMap((entry) => entry.units);
  const missing = units.filter(isMissing).length;
  return `${file}: ${units.length} texts of ${entries.length} entries, ${missing} without a translation`;
}

/**
 * Stores a file's translations as drafts.
 * @returns lines for the terminal, and whether all translations were stored
 * @throws UsageError for a file that is no XLIFF 2, or of a language that the shop does not have
 */
export async function importFile(file: string): Promise<{ lines: string[]; isWhole: boolean }> {
  try {
    const imported = await importTranslations(readXliff(await readFile(file, 'utf8')));
    if (!imported) throw new UsageError(`${file}: the shop does not have its language`);
    const { saved, unchanged, rejected } = imported;
    return {
      lines: [
        `${saved} entries saved as drafts, ${unchanged} texts unchanged, ${rejected.length} not stored`,
        ...rejected.map(({ entry, field, reason }) => `  ${entry} ${field}: ${reason}`),
      ],
      isWhole: rejected.length === 0,
    };
  } catch (error) {
    if (error instanceof XliffRejected) throw new UsageError(`${file}: ${error.message}`);
    throw error;
  }
}
