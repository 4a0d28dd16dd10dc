/** Built-in brands, replaced by those of a catalogue: slug → name. */
export const brands: ReadonlyMap<string, string> = new Map(
  [
    'Ardent',
    'Brae',
    'Corvo',
    'Falk und Sohn',
    'Halden',
    'Harbour Lane',
    'Kestrel',
    'Lindqvist',
    'Maren',
    'Nordgang',
    'Ostervik',
    'Selvedge',
    'Tellmann',
    'Weissbach',
  ].map((name) => [name.toLowerCase().replaceAll(' ', '-'), name]),
);
