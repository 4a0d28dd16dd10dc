import { SaxesParser } from 'saxes';
import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import type { Language } from '@/lib/shop/page-context/locale';
import type { TranslatedEntry, TranslationUnit } from './translation-units.server';

/** https://docs.oasis-open.org/xliff/xliff-core/v2.1/xliff-core-v2.1.html */
const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';

/** Control characters and parts of characters, most of which XML 1.0 cannot contain. */
const NOT_IN_XML = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;
const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as XML returns it: without characters it cannot contain, and with `\n` alone. */
export const validXmlText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(NOT_IN_XML, (sign) => (sign === '\n' || sign === '\t' ? sign : ''));

const escaped = (text: string): string =>
  validXmlText(text).replaceAll(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

function writeUnit({ field, source, target }: TranslationUnit): string {
  const state = target === '' ? 'initial' : 'translated';
  return [
    `    <unit id="${field}">`,
    `      <segment state="${state}">`,
    `        <source xml:space="preserve">${escaped(source)}</source>`,
    ...(target === '' ? [] : [`        <target xml:space="preserve">${escaped(target)}</target>`]),
    '      </segment>',
    '    </unit>',
  ].join('\n');
}

const writeEntry = ({ id, type, title, units }: TranslatedEntry): string =>
  [
    `  <file id="${id}" original="${escaped(`${type} ${title}`)}">`,
    ...units.map(writeUnit),
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

/** A translation that a file contains. */
export interface ReadUnit {
  entry: string;
  field: string;
  source: string;
  /** Empty without a translation. */
  target: string;
}

export interface ReadXliff {
  language: string;
  units: ReadUnit[];
}

/** A file cannot be read; its message names the line. */
export class XliffRejected extends Error {}

/** Collects units while the parser reads. Translation tools may split a text into segments. */
class UnitCollector {
  language = '';
  readonly units: ReadUnit[] = [];
  private version = '';
  private entry = '';
  private unit: ReadUnit | null = null;
  private segment = { source: '', target: '', hasTarget: false };
  private into: 'source' | 'target' | null = null;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'xliff') {
      this.version = attributes['version'] ?? '';
      this.language = attributes['trgLang'] ?? '';
      if (!this.version.startsWith('2.')) throw new XliffRejected('it is no XLIFF 2');
    }
    if (name === 'file') this.entry = attributes['id'] ?? '';
    if (name === 'unit')
      this.unit = { entry: this.entry, field: attributes['id'] ?? '', source: '', target: '' };
    if (name === 'segment' || name === 'ignorable')
      this.segment = { source: '', target: '', hasTarget: false };
    if (name === 'target') this.segment.hasTarget = true;
    if (name === 'source' || name === 'target') this.into = name;
  }

  text(text: string): void {
    if (this.into) this.segment[this.into] += text;
  }

  close(name: string): void {
    if (name === 'source' || name === 'target') this.into = null;
    if (!this.unit) return;
    if (name === 'segment' || name === 'ignorable') {
      const { source, target, hasTarget } = this.segment;
      this.unit.source += source;
      // What is not to be translated, such as the space between two sentences, stays.
      this.unit.target += name === 'ignorable' && !hasTarget ? source : target;
    }
    if (name === 'unit') {
      this.units.push(this.unit);
      this.unit = null;
    }
  }
}

/**
 * Reads XLIFF 2.0 and later. Marks within a text are left out, and their text stays.
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
  return { language: collector.language, units: collector.units };
}
