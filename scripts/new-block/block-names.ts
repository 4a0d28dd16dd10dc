export interface BlockNames {
  /** Folder and files: `store-finder`. */
  file: string;
  /** Content type id and variable: `storeFinder`. */
  typeId: string;
  /** Component: `StoreFinder`. */
  component: string;
  /** Label for editors: `Store finder`. */
  label: string;
}

/** A name that cannot become a block. */
export class BlockRejected extends Error {}

/** Reserved words, which cannot name a variable. */
const RESERVED = new Set(
  (
    'break case catch class const continue debugger default delete do else enum export extends ' +
    'false finally for function if implements import in instanceof interface let new null ' +
    'package private protected public return static super switch this throw true try typeof var ' +
    'void while with yield await'
  ).split(' '),
);

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** @throws BlockRejected if the name is not lower-case words with hyphens */
export function blockNames(file: string): BlockNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(file) || file.length > 50) {
    throw new BlockRejected(`“${file}” is no name: words in lower case with hyphens, store-finder`);
  }
  if (RESERVED.has(file)) throw new BlockRejected(`“${file}” is a word of the language`);
  const component = file.split('-').map(capitalised).join('');
  return {
    file,
    typeId: component.charAt(0).toLowerCase() + component.slice(1),
    component,
    label: capitalised(file.replaceAll('-', ' ')),
  };
}
