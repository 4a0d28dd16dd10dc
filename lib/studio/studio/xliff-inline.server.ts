import { runFrom, isTextRun, type Run, type RunLink, type TextRun } from './rich-text-runs';

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

export const escapedXml = (text: string): string =>
  validXmlText(text).replaceAll(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

/** What XLIFF calls marks that it knows. */
const SUB_TYPES: Readonly<Record<string, string>> = {
  bold: 'xlf:b',
  italic: 'xlf:i',
  underline: 'xlf:u',
};

/** Writes lines of a rich text, with codes for their marks, links and embedded entries. */
export class InlineWriter {
  /** JSON of each code and its id in the unit's original data. */
  private readonly data = new Map<string, string>();
  /** Ids of the source's codes that the target has not used, by their JSON. */
  private readonly unused = new Map<string, string[]>();
  private last = 0;

  source(runs: readonly Run[]): string {
    return this.write(runs, (json) => {
      const id = this.newId();
      this.unused.set(json, [...(this.unused.get(json) ?? []), id]);
      return id;
    });
  }

  /** Writes the translation of the line before; the same codes have the same ids. */
  target(runs: readonly Run[]): string {
    return this.write(runs, (json) => this.unused.get(json)?.shift() ?? this.newId());
  }

  /** What the codes stand for; empty if there are none. */
  originalData(): string {
    const all = [...this.data].map(([json, id]) => `<data id="${id}">${escapedXml(json)}</data>`);
    return all.length === 0 ? '' : `<originalData>${all.join('')}</originalData>`;
  }

  private newId(): string {
    this.last += 1;
    return String(this.last);
  }

  private dataId(json: string): string {
    const id = this.data.get(json) ?? `d${this.data.size + 1}`;
    this.data.set(json, id);
    return id;
  }

  private write(runs: readonly Run[], idOf: (json: string) => string): string {
    const spanning = (code: unknown, attributes: string, inner: () => string) => {
      const json = JSON.stringify(code);
      const id = idOf(json);
      return `<pc id="${id}" ${attributes} dataRefStart="${this.dataId(json)}">${inner()}</pc>`;
    };
    const text = (run: TextRun, [mark, ...rest]: readonly string[]): string => {
      if (mark === undefined) return escapedXml(run.text);
      const subType = SUB_TYPES[mark] ? ` subType="${SUB_TYPES[mark]}"` : '';
      return spanning({ mark }, `type="fmt"${subType}`, () => text(run, rest));
    };
    const standing = (node: unknown) => {
      const json = JSON.stringify(node);
      return `<ph id="${idOf(json)}" type="other" dataRef="${this.dataId(json)}"/>`;
    };
    let written = '';
    for (let index = 0; index < runs.length;) {
      const run = runs[index];
      const link = run && isTextRun(run) ? run.link : null;
      const end = link ? runs.findIndex((each, at) => at > index && !hasLink(each, link)) : -1;
      const linked = runs.slice(index, end === -1 ? runs.length : end).filter(isTextRun);
      if (link) {
        written += spanning(link, 'type="link"', () =>
          linked.map((each) => text(each, each.marks)).join(''),
        );
        index += linked.length;
        continue;
      }
      if (run) written += isTextRun(run) ? text(run, run.marks) : standing(run.node);
      index += 1;
    }
    return written;
  }
}

const hasLink = (run: Run, link: RunLink): boolean =>
  isTextRun(run) && JSON.stringify(run.link) === JSON.stringify(link);

type Attributes = Readonly<Record<string, string>>;

/** Reads the codes of a unit. */
export class InlineReader {
  private readonly data = new Map<string, string>();
  /** What each code stands for: tools may name that at its first use only. */
  private readonly codes = new Map<string, string>();
  private open: { id: string; json: string }[] = [];

  setData(id: string, json: string): void {
    this.data.set(id, json);
  }

  /** Begins a source or target, in which no code is open. */
  begin(): void {
    this.open = [];
  }

  private jsonOf(attributes: Attributes): string {
    const { id = '', copyOf, dataRef, dataRefStart = dataRef, subType } = attributes;
    const named = dataRefStart === undefined ? undefined : this.data.get(dataRefStart);
    const mark = Object.keys(SUB_TYPES).find((each) => SUB_TYPES[each] === subType);
    const json = named ?? this.codes.get(copyOf ?? id) ?? (mark ? JSON.stringify({ mark }) : '');
    this.codes.set(id, json);
    return json;
  }

  /** @returns what stands in the line by itself, such as an embedded entry */
  start(name: string, attributes: Attributes): Run | null {
    if (name === 'pc' || name === 'sc')
      this.open.push({ id: attributes['id'] ?? '', json: this.jsonOf(attributes) });
    if (name === 'ec') this.close(attributes['startRef'] ?? '');
    if (name !== 'ph') return null;
    const node = runFrom(this.jsonOf(attributes));
    return node && 'nodeType' in node ? { node } : null;
  }

  end(name: string): void {
    if (name === 'pc') this.open.pop();
  }

  private close(id: string): void {
    this.open = this.open.filter((code) => code.id !== id);
  }

  /** A text within the codes that are open. */
  text(text: string): Run {
    const marks: string[] = [];
    let link: RunLink | null = null;
    for (const { json } of this.open) {
      const code = runFrom(json);
      if (code && 'mark' in code) marks.push(code.mark);
      else if (code) link = { nodeType: code.nodeType, data: code.data };
    }
    return { text, marks, link };
  }
}
