import { projects } from '@/lib/shop/project/projects';
import { LocaleRejected } from './describe-locale';
import { localeLines } from './locale-lines';

/** Languages of the demo and of the tests, which are there in every checkout. */
const DEMO_LANGUAGES: readonly string[] = ['de', 'en', 'cs', 'pl', 'nl', 'fr'];

function keyRemoved(text: string, code: string): string {
  const { [code]: removed, ...others } = JSON.parse(text);
  if (removed === undefined) throw new LocaleRejected(`the shops do not speak ${code}`);
  const rows = Object.entries(others).map(([key, row]) => `"${key}": ${JSON.stringify(row)}`);
  return `{\n${rows.join(',\n')}\n}`;
}

/** Removes rows and imports of a language, and its entry in an object on one line. */
function linesRemoved(text: string, code: string): string {
  const lines = new RegExp(`^(?:  ${code}: .*,|import ${code} from .*;)\\n`, 'gm');
  const entry = new RegExp(`(?<=\\{ )${code}: '[^']*', `, 'g');
  return text.replace(lines, '').replace(entry, '');
}

/** The text of a file that lists languages, without one that `new:locale` has entered. */
export const withoutLocale = (file: string, text: string, code: string): string =>
  file.endsWith('.json') ? keyRemoved(text, code) : linesRemoved(text, code);

export const filesWithLocales = Object.keys(localeLines);

/** @throws LocaleRejected for a language that the demo or a shop needs */
export function requireRemovableLocale(code: string): void {
  if (DEMO_LANGUAGES.includes(code))
    throw new LocaleRejected(`${code} is a language of the demo and its tests`);
  const shop = Object.values(projects).find(({ defaultLocale }) =>
    defaultLocale.startsWith(`${code}-`),
  );
  if (shop)
    throw new LocaleRejected(
      `${shop.id} begins in ${shop.defaultLocale}: change its defaultLocale in lib/shop/project/projects.ts first`,
    );
}
