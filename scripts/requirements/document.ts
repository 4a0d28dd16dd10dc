import type { Proofs } from './proofs';

/** One line of docs/requirements.md: `- GEN-01: sentence (where it lives)`. */
interface Row {
  id: string;
  line: string;
  /** The indented line below, with the files that prove the row. */
  proof: string;
}

const ROW = /^- ([A-Z]{2,3}-\d{2}): .+ \(.*`.+`.*\)$/;
const PROOF = /^ {2}proved by .+$/;

const proofLine = (files: readonly string[]) =>
  `  proved by ${files.map((file) => `\`${file}\``).join(', ')}`;

function rowsOf(lines: readonly string[]): Row[] {
  return lines.flatMap((line, at) => {
    const id = ROW.exec(line)?.[1];
    const below = lines[at + 1] ?? '';
    return id ? [{ id, line, proof: PROOF.test(below) ? below : '' }] : [];
  });
}

/** Lines that start like a row but are invalid, and would otherwise be ignored. */
const malformed = (lines: readonly string[]) =>
  lines.filter((line) => /^- [A-Z]{2,3}-\d/.test(line) && !ROW.test(line));

/**
 * @param text docs/requirements.md
 * @returns a sentence for each difference between the document and the tests
 */
export function complaintsAbout(text: string, proofs: Proofs): string[] {
  const lines = text.split('\n');
  const rows = rowsOf(lines);
  const listed = new Set(rows.map(({ id }) => id));
  const twice = rows.filter(({ id }, at) => rows.findIndex((row) => row.id === id) !== at);
  return [
    ...malformed(lines).map((line) => `not of the form "- ID: sentence (\`where\`)": ${line}`),
    ...twice.map(({ id }) => `${id} has two rows`),
    ...rows.flatMap(({ id, proof }) => {
      const files = proofs.get(id);
      if (!files) return [`${id} has a row, and no test names it`];
      return proof === proofLine(files) ? [] : [`${id} is proved by other files than its row says`];
    }),
    ...[...proofs.keys()]
      .filter((id) => !listed.has(id))
      .sort()
      .map((id) => `${id} is named by ${proofs.get(id)?.join(', ')} and has no row`),
  ];
}

const byId = (one: Row, other: Row) => one.id.localeCompare(other.id);

/** The document with its rows sorted below each heading, and proofs from the tests. */
export function withProofs(text: string, proofs: Proofs): string {
  return text
    .split(/^(?=## )/m)
    .map((section) => {
      const lines = section.trimEnd().split('\n');
      const rows = rowsOf(lines).sort(byId);
      if (rows.length === 0) return `${lines.join('\n')}\n`;
      const rest = lines.filter((line) => !ROW.test(line) && !PROOF.test(line));
      const written = rows.flatMap(({ id, line }) => {
        const files = proofs.get(id);
        return files ? [line, proofLine(files)] : [line];
      });
      return `${rest.join('\n').trimEnd()}\n\n${written.join('\n')}\n`;
    })
    .join('\n');
}
