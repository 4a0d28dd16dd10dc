import { SaxesParser } from 'saxes';
import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import type { Language } from '@/lib/shop/page-context/locale';
import { addRun, lineWords, type Run } from './rich-text-runs';
import { translatedLines, type TranslatedLine } from './translated-lines';
import { isMissing, type WrittenTranslation } from './translation-list';
import type { TranslatedEntry, TranslationUnit } from './translation-units.server';
import { escapedXml, InlineReader, InlineWriter } from './xliff-inline.server';

/** https://docs.oasis-open.org/xliff/xliff-core/v2.1/xliff-core-v2.1.html */
const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';

/** For translators: a translation that is not in the file, because its lines have no counterparts. */
const REPLACED = 'The present translation has other paragraphs. One from this file replaces it.';

const stateOf = (hasTarget: boolean) => (hasTarget ? 'translated' : 'initial');

const segment = (source: string, target: string | null): string[] => [
  `      <segment state="${stateOf(target !== null)}">`,
  `        <source xml:space="preserve">${source}</source>`,
  ...(target === null ? [] : [`        <target xml:space="preserve">${target}</target>`]),
  '      </segment>',
];

function writeLine(field: string, { at, source, target }: TranslatedLine): string[] {
  const writer = new InlineWriter();
  const written = segment(writer.source(source), target && writer.target(target));
  const data = writer.originalData();
  return [
    `    <unit id="${field}.${at}">`,
    ...(data === '' ? [] : [`      ${data}`]),
    ...written,
    '    </unit>',
  ];
}

/** A text as a unit; a rich text as a group with a unit for each line. */
function writeUnit(unit: TranslationUnit): string[] {
  const id = unit.field;
  if (unit.kind === 'plain')
    return [
      `    <unit id="${id}">`,
      ...segment(escapedXml(unit.source), unit.target === '' ? null : escapedXml(unit.target)),
      '    </unit>',
    ];
  const lines = translatedLines(unit.source, unit.target);
  const isReplaced = unit.target !== null && lines.every(({ target }) => target === null);
  return [
    `    <group id="${id}">`,
    ...(isReplaced ? [`      <notes><note>${REPLACED}</note></notes>`] : []),
    ...lines.flatMap((line) => writeLine(id, line)),
    '    </group>',
  ];
}

const writeEntry = ({ id, type, title, units }: TranslatedEntry): string =>
  [
    `  <file id="${id}" original="${escapedXml(`${type} ${title}`)}">`,
    ...units.flatMap(writeUnit),
    '  </file>',
  ].join('\n');

/** Entries as XLIFF 2.1, a `file` for each entry and a `unit` for each text. */
export const writeXliff = (entries: readonly TranslatedEntry[], language: Language): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${NAMESPACE}" version="2.1" srcLang="${DEFAULT_LOCALE}" trgLang="${language}">`,
    ...entries.map(writeEntry),
    '</xliff>',
    '',
  ].join('\n');

export interface ReadXliff {
  language: string;
  /** Translations that the file contains; texts without one are left out. */
  units: WrittenTranslation[];
}

/** A file cannot be read; its message names the line. */
export class XliffRejected extends Error {}

interface ReadUnit {
  id: string;
  source: Run[];
  target: Run[];
  /** Whether each segment with words has a translation. */
  isWhole: boolean;
}

/** Collects units while the parser reads. Translation tools may split a text into segments. */
class UnitCollector {
  language = '';
  readonly units: WrittenTranslation[] = [];
  private entry = '';
  private unit: ReadUnit | null = null;
  private inline = new InlineReader();
  private segment: { source: Run[]; target: Run[] | null } = { source: [], target: null };
  private into: 'source' | 'target' | null = null;
  private data: { id: string; json: string } | null = null;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const { id = '' } = attributes;
    if (name === 'xliff') {
      this.language = attributes['trgLang'] ?? '';
      if (!attributes['version']?.startsWith('2.')) throw new XliffRejected('it is no XLIFF 2');
    }
    if (name === 'file') this.entry = id;
    if (name === 'unit') {
      this.unit = { id, source: [], target: [], isWhole: true };
      this.inline = new InlineReader();
    }
    if (name === 'data') this.data = { id, json: '' };
    if (name === 'segment' || name === 'ignorable') this.segment = { source: [], target: null };
    if (name === 'source' || name === 'target') {
      this.into = name;
      this.inline.begin();
      this.segment[name] ??= [];
    }
    const standing = this.into && this.inline.start(name, attributes);
    if (standing) this.add(standing);
  }

  text(text: string): void {
    if (this.data) this.data.json += text;
    else if (this.into) this.add(this.inline.text(text));
  }

  private add(run: Run): void {
    if (this.into) addRun((this.segment[this.into] ??= []), run);
  }

  close(name: string): void {
    if (name === 'source' || name === 'target') this.into = null;
    if (this.into) this.inline.end(name);
    if (name === 'data' && this.data) {
      this.inline.setData(this.data.id, this.data.json);
      this.data = null;
    }
    if (!this.unit) return;
    if (name === 'segment' || name === 'ignorable') this.endSegment(this.unit, name);
    if (name !== 'unit') return;
    this.endUnit(this.unit);
    this.unit = null;
  }

  private endSegment(unit: ReadUnit, name: 'segment' | 'ignorable'): void {
    const { source, target } = this.segment;
    for (const run of source) addRun(unit.source, run);
    const hasTarget = target !== null && target.length > 0;
    if (name === 'segment' && !hasTarget && lineWords(source).trim() !== '') unit.isWhole = false;
    // What is not to be translated, such as the space between two sentences, stays.
    for (const run of name === 'ignorable' && !hasTarget ? source : (target ?? []))
      addRun(unit.target, run);
  }

  private endUnit({ id, source, target, isWhole }: ReadUnit): void {
    const { entry } = this;
    const [field = '', ...at] = id.split('.');
    if (at.length === 0) {
      if (isWhole)
        this.units.push({ entry, field, source: lineWords(source), target: lineWords(target) });
      return;
    }
    const line = { at: at.join('.'), source, target: isWhole ? target : null };
    const last = this.units.at(-1);
    if (last && 'lines' in last && last.entry === entry && last.field === field)
      last.lines.push(line);
    else this.units.push({ entry, field, lines: [line] });
  }
}

const hasTranslation = (unit: WrittenTranslation): boolean =>
  'lines' in unit ? unit.lines.some(({ target }) => target !== null) : !isMissing(unit);

/**
 * Reads XLIFF 2.0 and later. A code within a text that is no mark, link or node of a rich text is left out, and its text
 * stays.
 * @throws XliffRejected for a file that is no XML or of another version
 */
export function readXliff(text: string): ReadXliff {
  const parser = new SaxesParser({ xmlns: true });
  const collector = new UnitCollector();
  parser.on('opentag', ({ local, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value]);
    collector.open(local, Object.fromEntries(values));
  });
  parser.on('text', (part) => collector.text(part));
  parser.on('cdata', (part) => collector.text(part));
  parser.on('closetag', ({ local }) => collector.close(local));
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof XliffRejected) throw error;
    throw new XliffRejected(error instanceof Error ? error.message : String(error));
  }
  if (collector.language === '') throw new XliffRejected('it names no language to translate to');
  return { language: collector.language, units: collector.units.filter(hasTranslation) };
}
