import type { ImportFailure } from './import-failure';

/** Faults of one kind, in the words of somebody who maintains the file. */
export interface FailureGroup {
  column: string;
  reason: string;
  /** Number of faults. */
  count: number;
  /** What to do about it; empty if the reason says it. */
  advice: string;
  /** Some of the rows: where they are, and the value. */
  examples: Pick<ImportFailure, 'line' | 'sku' | 'value'>[];
}

const MAX_EXAMPLES = 3;

/** Advice by the beginning of a reason, for a column or for all. */
const ADVICE: readonly (readonly [column: RegExp, reason: RegExp, advice: string])[] = [
  [
    /^(?:colou?r|colours\.)/,
    /^is missing/,
    'name the colour of each article, also of one that has only one: it is shown, filtered by and part of addresses',
  ],
  [
    /^SKU$/,
    /^occurs twice/,
    'each size and colour needs a number of its own; the first one was imported',
  ],
  [
    /sku$|^id$/,
    /^belongs to/,
    'the number is that of another article already; give one of them another number',
  ],
  [/price|strike/, /^has no currency/, 'write the currency beside the amount: 89.95 EUR'],
  [
    /price|strike/,
    /^has a fraction/,
    'write cents with two digits, 1299.00, and no lone separator of thousands',
  ],
  [/price|strike/, /^is no amount/, 'write the amount in digits alone: 89.95 or 89,95'],
  [/price|strike/, /^is zero/, 'an article for nothing is not sold; leave it out of the file'],
  [/strike|price/, /^is not higher/, 'the sale price has to be lower than the price before it'],
  [
    /^strike/,
    /by the price history$/,
    'the law lets a shop announce only the lowest price of the last 30 days; nothing has to be done',
  ],
  [/size/, /^is a date/, 'format the column as text in the spreadsheet, and type the size again'],
  [/size/, /^is missing/, 'write “one size” for articles with only one'],
  [/gtin/, /^is no GTIN/, 'leave the GTIN empty, or correct it: the last digit is a check digit'],
  [
    /title|description|brand|product_type|category|material/,
    /^differs from/,
    'the first one is shown for all variants of the article',
  ],
  [
    /fibres|material/,
    /^is missing/,
    'the law requires the fibres of textiles; the option --defaults can state them for a whole file',
  ],
  [
    /manufacturer|responsible/,
    /^is missing/,
    'the law requires it; the option --defaults can state it for a whole file',
  ],
  [/picture|image/, /./, 'it has to be a complete address that begins with https://'],
  [/^$/, /^is no XML/, 'the file ends here: what follows was not read; have the export corrected'],
];

const adviceFor = ({ column, reason }: ImportFailure) =>
  ADVICE.find(([columns, reasons]) => columns.test(column) && reasons.test(reason))?.[2] ?? '';

/** The reason without what differs from row to row: lines, codes, names and amounts. */
const kindOf = (reason: string): string =>
  reason
    .replace(/^(occurs twice), first in line \d+$/, '$1')
    .replace(/^differs from line \d+/, 'differs from the first line')
    .replace(/^(belongs to) article .*$/, '$1 another article')
    .replace(
      /^is too large for the search index: .*; make/,
      'is too large for the search index; make',
    )
    .replace(/^has the code \d{3} .*$/, 'has the same code as another colour')
    .replace(/^is shown as [\d.]+,/, 'is shown otherwise,')
    .replace(/^has (\d+) fields, but the header has (\d+)$/, 'has more fields than the header');

/** Groups faults by what is wrong, the most frequent first. */
export function summarizeFailures(failures: readonly ImportFailure[]): FailureGroup[] {
  const groups = new Map<string, FailureGroup>();
  for (const failure of failures) {
    const reason = kindOf(failure.reason);
    // Within an article the file's own name of the column is known, between articles it is not.
    const isRepeat = reason === 'occurs twice';
    const column = isRepeat
      ? 'SKU'
      : failure.column.replace(/^colours\.\d+\.(?:sizes\.\d+\.)?/, '');
    const key = `${column}\n${reason}`;
    const group = groups.get(key) ?? {
      column,
      reason,
      count: 0,
      advice: adviceFor({ ...failure, column }),
      examples: [],
    };
    group.count += 1;
    const { line, sku, value } = failure;
    if (group.examples.length < MAX_EXAMPLES)
      group.examples.push({ line, ...(sku !== undefined && { sku }), value });
    groups.set(key, group);
  }
  return [...groups.values()].toSorted((one, other) => other.count - one.count);
}

/** Lines of a group as the command prints them. */
export function describeGroup({ column, reason, count, advice, examples }: FailureGroup): string[] {
  const shown = examples.map(
    ({ line, sku, value }) => `line ${line}${sku ? ` (${sku})` : ''}${value && ` “${value}”`}`,
  );
  const more = count > examples.length ? ' …' : '';
  return [
    `${String(count).padStart(6)} × ${column || 'row'} ${reason}`,
    ...(advice ? [`         ${advice}`] : []),
    `         ${shown.join(', ')}${more}`,
  ];
}
