const scripts = () => [...document.head.querySelectorAll('script')];

/**
 * Loads a part that the page can do without: if its script cannot be loaded, the page is neither
 * reloaded nor shows a message, unlike for other scripts (`missing-chunks.ts`). The scripts'
 * addresses are recorded on the head rather than on the elements, because the bundler's runtime
 * creates new elements when it retries. It appends the first before `load` returns.
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
