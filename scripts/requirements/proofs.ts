import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Requirement id → files with a test or group whose title contains it, sorted. */
export type Proofs = ReadonlyMap<string, readonly string[]>;

const TITLE =
  /\b(?:test|it|describe)(?:\.[a-zA-Z]+)*\s*(?:\([^'"`]*\)\s*)?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;
const ID = /\b[A-Z]{2,3}-\d{2}\b/g;

/** @returns the ids in titles of a test file */
export function idsInTitles(source: string): Set<string> {
  const titles = [...source.matchAll(TITLE)].map((match) => match[2] ?? '');
  return new Set(titles.flatMap((title) => title.match(ID) ?? []));
}

function testFiles(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && !name.startsWith('.'))
    .flatMap((entry) => {
      const file = path.join(root, entry.name);
      if (entry.isDirectory()) return testFiles(file);
      return /\.(test|spec)\.tsx?$/.test(entry.name) ? [file] : [];
    });
}

/** Reads every test below a checkout. File names are relative to it, with `/`. */
export function findProofs(root: string): Proofs {
  const proofs = new Map<string, string[]>();
  for (const file of testFiles(root).sort()) {
    const name = path.relative(root, file).split(path.sep).join('/');
    for (const id of idsInTitles(readFileSync(file, 'utf8')))
      proofs.set(id, [...(proofs.get(id) ?? []), name]);
  }
  return proofs;
}
