const DECLARED =
  /^export (?:async )?(?:abstract )?(?:const|let|function\*?|class|type|interface|enum) ([\w$]+)/gm;

/** Exports that Next expects in any page or endpoint. */
const NAMES_OF_NEXT = new Set(['config', 'getServerSideProps', 'getStaticPaths', 'getStaticProps']);

/**
 * Names that several modules declare and export, which makes imports and searches ambiguous.
 * Re-exports (`export … from`) count for their source.
 * @param sources path → source text
 * @returns `name: path, path`, sorted
 */
export function duplicateNames(sources: ReadonlyMap<string, string>): string[] {
  const modules = new Map<string, Set<string>>();
  for (const [file, text] of sources) {
    if (/\.(test|fixture)\./.test(file)) continue;
    for (const [, name = ''] of text.matchAll(DECLARED))
      modules.set(name, (modules.get(name) ?? new Set()).add(file));
  }
  return [...modules]
    .filter(([name, files]) => files.size > 1 && !NAMES_OF_NEXT.has(name))
    .map(([name, files]) => `${name}: ${[...files].join(', ')}`)
    .toSorted();
}
