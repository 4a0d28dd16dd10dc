export const foundEn = {
  state: 'State',
  anyState: 'Any',
  since: 'Changed since',
  author: 'Changed last by',
  tag: 'Tag',
  withText: 'with',
  withoutText: 'without',
  ofShop: 'Only what pages of this shop show',
  select: 'Select',
  all: 'Select all on this page',
  selected: 'selected',
  previous: 'Newer',
  next: 'Older',
  pages: 'Pages of the search',
  range: 'of',
};

export type FoundMessages = typeof foundEn;

export const foundDe: FoundMessages = {
  state: 'Zustand',
  anyState: 'Jeder',
  since: 'Geändert seit',
  author: 'Zuletzt geändert von',
  tag: 'Schlagwort',
  withText: 'mit',
  withoutText: 'ohne',
  ofShop: 'Nur, was Seiten dieses Shops zeigen',
  select: 'Auswählen',
  all: 'Alle auf dieser Seite auswählen',
  selected: 'ausgewählt',
  previous: 'Neuere',
  next: 'Ältere',
  pages: 'Seiten der Suche',
  range: 'von',
};
