/** Brands whose wordmarks the service draws, until a catalogue supplies its own: slug → name. */
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
