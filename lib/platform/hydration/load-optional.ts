const scripts = () => [...document.head.querySelectorAll('script')];

/**
 * Loads a part the page may do without: a script of it that does not come neither reloads the page
 * nor makes it say so, as others do (`missing-chunks.ts`). Their addresses are noted on the head,
 * not on the scripts: the bundler's runtime tries again with new ones. It appends the first before
 * `load` returns.
 * @param load one literal `import()`
 */
export function loadOptional<Part>(load: () => Promise<Part>): Promise<Part> {
  const known = new Set(scripts());
  const part = load();
  const added = scripts().flatMap((script) => (known.has(script) ? [] : [script.src]));
  const { optional = '' } = document.head.dataset;
  document.head.dataset['optional'] = [optional, ...added].join(' ');
  return part;
}
