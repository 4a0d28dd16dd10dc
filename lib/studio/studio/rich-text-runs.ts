import {
  betweenTexts,
  isRichNode,
  isPlainNode,
  RICH_LINKS,
  plainNode,
  type RichNode,
} from './rich-node';

/** What makes a text a link: a link's node without its words. */
export type RunLink = Pick<RichNode, 'nodeType' | 'data'>;

/** A text of one look in a line. */
export interface TextRun {
  text: string;
  marks: string[];
  link: RunLink | null;
}

/** A part of a line: a text, or what stands in it, such as an embedded entry. */
export type Run = TextRun | { node: RichNode };

export const isTextRun = (run: Run): run is TextRun => 'text' in run;

const isSameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Adds a text to the one before if both look the same, because a line may store one text in pieces. */
export function addRun(runs: Run[], run: Run): void {
  const last = runs.at(-1);
  if (!isTextRun(run)) runs.push(run);
  else if (last && isTextRun(last) && isSameJson([last.marks, last.link], [run.marks, run.link]))
    last.text += run.text;
  else if (run.text !== '') runs.push({ ...run });
}

/** The content of a line, without the empty texts around its links and entries. */
export function runsOf(content: readonly RichNode[], link: RunLink | null = null): Run[] {
  const runs: Run[] = [];
  for (const node of content) {
    if (isPlainNode(node)) {
      const marks = (node.marks ?? []).map(({ type }) => type);
      addRun(runs, { text: node.value, marks, link });
    } else if (RICH_LINKS.has(node.nodeType) && node.content?.every(isPlainNode)) {
      const { nodeType, data } = node;
      for (const run of runsOf(node.content, { nodeType, data })) addRun(runs, run);
    } else addRun(runs, { node });
  }
  return runs;
}

/** The content of a line as Contentful stores it. */
export function contentOf(runs: readonly Run[]): RichNode[] {
  const content: RichNode[] = [];
  let open: RichNode | null = null;
  for (const run of runs) {
    const link: RunLink | null = isTextRun(run) ? run.link : null;
    if (!link) open = null;
    else if (!open || !isSameJson([open.nodeType, open.data], [link.nodeType, link.data])) {
      open = { ...link, content: [] };
      content.push(open);
    }
    const node = isTextRun(run)
      ? plainNode(
          run.text,
          run.marks.map((type) => ({ type })),
        )
      : run.node;
    (open?.content ?? content).push(node);
  }
  return betweenTexts(content);
}

/** The words of a line. */
export const lineWords = (runs: readonly Run[]): string =>
  runs.map((run) => (isTextRun(run) ? run.text : '')).join('');

/** The part of a line that a file contains as JSON; `null` for anything else. */
export function runFrom(json: string): { mark: string } | RichNode | null {
  try {
    const value: unknown = JSON.parse(json);
    if (isRichNode(value)) return value;
    const { mark } = Object(value);
    return typeof mark === 'string' ? { mark } : null;
  } catch {
    return null;
  }
}
