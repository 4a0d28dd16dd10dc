import { BlockRejected, type BlockNames } from './block-names';

/** Inserts an import before the first one of the same folder that sorts after it. */
function withImport(text: string, folder: string, name: string, statement: string): string {
  const known = [...text.matchAll(/^import [^;]+ from '([^']+)';\n/gm)].filter(([, from]) =>
    from?.startsWith(folder),
  );
  const next = known.find(([, from]) => (from ?? '') > `${folder}${name}`);
  const last = known.at(-1);
  if (!last) throw new BlockRejected(`no import from ${folder} to put another one beside`);
  const at = next ? next.index : last.index + last[0].length;
  return `${text.slice(0, at)}${statement}\n${text.slice(at)}`;
}

/** Inserts an entry, sorted by key, into an object literal with one entry per line. */
function withEntry(text: string, opening: string, key: string, entry: string): string {
  const start = text.indexOf(opening);
  const end = text.indexOf('\n};', start);
  if (start === -1 || end === -1) throw new BlockRejected(`nothing begins with “${opening}”`);
  const from = text.indexOf('{\n', start + opening.length - 1) + 2;
  const body = text.slice(from, end + 1);
  const next = [...body.matchAll(/^ {2}(\w+)[,:]/gm)].find(([, other]) => (other ?? '') > key);
  const at = next ? from + next.index : end + 1;
  return `${text.slice(0, at)}  ${entry},\n${text.slice(at)}`;
}

/** Files that list blocks, and functions that return their text with a new block. */
export const sharedLines: Record<string, (text: string, names: BlockNames) => string> = {
  'cms-schema/model.ts': (text, { file, typeId }) =>
    withEntry(
      withImport(
        text,
        './content-types/',
        file,
        `import { ${typeId} } from './content-types/${file}';`,
      ),
      'export const blockTypes = {',
      typeId,
      typeId,
    ),
  'registry/blocks.ts': (text, { file, typeId }) =>
    withEntry(
      withImport(
        text,
        '@/blocks/',
        `${file}/`,
        `import { ${typeId}Definition } from '@/blocks/${file}/${file}.block';`,
      ),
      'export const blocks:',
      typeId,
      `${typeId}: ${typeId}Definition`,
    ),
  'registry/block-fixtures.ts': (text, { file, typeId }) =>
    withEntry(
      withImport(
        text,
        '@/blocks/',
        `${file}/`,
        `import { ${typeId}Fixtures } from '@/blocks/${file}/${file}.fixture';`,
      ),
      'export const blockFixtures:',
      typeId,
      `${typeId}: ${typeId}Fixtures`,
    ),
};
