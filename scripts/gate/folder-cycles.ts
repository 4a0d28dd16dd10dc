/** Folder → folders whose files it imports → those imports, as `file: source`. */
export type FolderImports = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

const IMPORT =
  /^(?:import|export)\b[^;'"]*from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm;

/**
 * Imports between the domains of a top-level folder with groups; types count, tests and fixtures do
 * not.
 * @param sources path → source text
 * @param top for example `lib`
 */
export function folderImports(sources: ReadonlyMap<string, string>, top: string): FolderImports {
  const found = new Map<string, Map<string, string[]>>();
  for (const [file, text] of sources) {
    const from = folderOf(file, top);
    if (from === null || /\.(test|fixture)\./.test(file)) continue;
    for (const [, plain, bare, dynamic] of text.matchAll(IMPORT)) {
      const source = plain ?? bare ?? dynamic ?? '';
      const to = source.startsWith('@/') ? folderOf(source.slice(2), top) : null;
      if (to === null || to === from) continue;
      const targets = found.get(from) ?? new Map<string, string[]>();
      found.set(from, targets.set(to, [...(targets.get(to) ?? []), `${file}: ${source}`]));
    }
  }
  return found;
}

/** @returns group and domain, `commerce/basket` */
function folderOf(path: string, top: string): string | null {
  const [first, group, domain, ...further] = path.split('/');
  return first === top && group && domain && further.length > 0 ? `${group}/${domain}` : null;
}

/** All folders that a folder reaches by imports. */
function reachable(from: string, imports: FolderImports): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [from];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const to of imports.get(next)?.keys() ?? []) {
      if (found.has(to)) continue;
      found.add(to);
      open.push(to);
    }
  }
  return found;
}

/** @returns the imports on cycles of folders, sorted; none if the folders form a hierarchy */
export function importsInCycles(imports: FolderImports): string[] {
  return [...imports]
    .flatMap(([from, targets]) =>
      [...targets].flatMap(([to, lines]) => (reachable(to, imports).has(from) ? lines : [])),
    )
    .toSorted();
}
