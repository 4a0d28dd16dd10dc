export const usageEn = {
  entry: 'Or the id of an entry',
  unused: 'on no page',
  everyPage: 'every page of the shop',
  usedOn: 'used on pages:',
  removal: 'What removing all of this would take',
  nothingLost: 'Nothing: no page shows it.',
  places: 'Pages that would show less',
  emptied: 'Pages that would be empty',
  broken: 'Entries that would not be shown any more',
  orphans: 'Entries that nothing else contains',
  look: 'Look at it in place',
  countries: 'countries',
};

export type UsageMessages = typeof usageEn;

export const usageDe: UsageMessages = {
  entry: 'Oder die Kennung eines Eintrags',
  unused: 'auf keiner Seite',
  everyPage: 'jede Seite des Shops',
  usedOn: 'verwendet auf Seiten:',
  removal: 'Was verloren ginge, wenn all dies entfernt würde',
  nothingLost: 'Nichts: keine Seite zeigt es.',
  places: 'Seiten, die weniger zeigen würden',
  emptied: 'Seiten, die leer wären',
  broken: 'Einträge, die nicht mehr gezeigt würden',
  orphans: 'Einträge, die sonst nirgends enthalten sind',
  look: 'An Ort und Stelle ansehen',
  countries: 'Länder',
};
