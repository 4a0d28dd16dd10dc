import { isSame } from './entry-draft';
import type { RichNode } from './rich-node';
import { contentOf, runsOf, lineWords, type Run } from './rich-text-runs';

/** A line of a rich text with its translation: a paragraph, a heading, or one of them in a list or a cell. */
export interface TranslatedLine {
  /** Indices that lead to it, such as `3.0.1`. */
  at: string;
  source: Run[];
  /** `null` without a translation. */
  target: Run[] | null;
}

const IS_LINE = /^(?:paragraph|heading-[1-6])$/;

const isLine = ({ nodeType }: RichNode): boolean => IS_LINE.test(nodeType);

interface Line {
  at: string;
  runs: Run[];
}

function linesOf({ content = [] }: RichNode, path: readonly number[] = []): Line[] {
  return content.flatMap((node, index) => {
    const own = [...path, index];
    if (isLine(node)) return [{ at: own.join('.'), runs: runsOf(node.content ?? []) }];
    return linesOf(node, own);
  });
}

const hasWords = ({ runs }: Line): boolean => lineWords(runs).trim() !== '';

/** The types of a document's nodes, without the empty paragraph that Contentful's editor leaves at the end. */
function shapeOf(document: RichNode): unknown {
  const shape = ({ nodeType, content = [] }: RichNode): unknown => [
    nodeType,
    ...(IS_LINE.test(nodeType) ? [] : content.map(shape)),
  ];
  const content = document.content ?? [];
  const last = content.findLastIndex(
    (node) => !isLine(node) || runsOf(node.content ?? []).length > 0,
  );
  return shape({ ...document, content: content.slice(0, last + 1) });
}

/** Whether a translation has the same paragraphs, lists and tables, so that each line has its counterpart. */
const isParallel = (source: RichNode, target: RichNode | null): target is RichNode =>
  target !== null && isSame(shapeOf(source), shapeOf(target));

/** The lines that a rich text has to translate; without translations if those have another structure. */
export function translatedLines(source: RichNode, target: RichNode | null): TranslatedLine[] {
  const lines = isParallel(source, target) ? linesOf(target) : [];
  const translated = new Map(lines.filter(hasWords).map(({ at, runs }) => [at, runs]));
  return linesOf(source)
    .filter(hasWords)
    .map(({ at, runs }) => ({ at, source: runs, target: translated.get(at) ?? null }));
}

function withLine(node: RichNode, [index, ...rest]: readonly number[], runs: Run[]): RichNode {
  const content = (node.content ?? []).map((child, at) => {
    if (at !== index) return child;
    if (rest.length > 0) return withLine(child, rest, runs);
    // What says the same stays as it is stored.
    return isSame(runsOf(child.content ?? []), runs)
      ? child
      : { ...child, content: contentOf(runs) };
  });
  return { ...node, content };
}

/**
 * A translation with the lines that a file contains, in the form of the translation there is, or else of the source.
 * @returns why it cannot be made: a line of the source is another one by now, or lines are not translated
 */
export function withLines(
  source: RichNode,
  target: RichNode | null,
  parts: readonly TranslatedLine[],
): { document: RichNode } | 'source has changed' | 'not whole' {
  const present = translatedLines(source, target);
  const given = new Map(parts.map((part) => [part.at, part]));
  const isCurrent = parts.every(({ at, source: read }) =>
    present.some((part) => part.at === at && isSame(part.source, read)),
  );
  if (!isCurrent) return 'source has changed';
  let document: RichNode = isParallel(source, target) ? target : source;
  for (const part of present) {
    const translated = given.get(part.at)?.target ?? part.target;
    if (!translated) return 'not whole';
    document = withLine(document, part.at.split('.').map(Number), translated);
  }
  return { document };
}
