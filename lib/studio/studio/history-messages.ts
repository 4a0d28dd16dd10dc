export const historyEn = {
  intro:
    'Earlier states come from the versions the CMS stored at each publish. Pictures, articles, prices and stock are as they are now.',
  versions: 'Versions of this page',
  noVersions: 'Nothing of this page was ever published.',
  against: 'Compared with',
  chosenTime: 'another time',
  compare: 'Compare',
  noPageThen: 'There was no page at this path at this time.',
  noPageNow: 'The page it is compared with is not there.',
  differences: 'What has changed since',
  noDifference: 'Nothing is different.',
  added: 'new on the page',
  removed: 'not on the page any more',
  movedIn: 'came in at position',
  movedOut: 'went out; it was at position',
  moved: 'moved from position',
  to: 'to',
  was: 'was',
  is: 'is now',
  gone: 'Deleted since, and not to be restored:',
  restore: 'Restore as drafts',
  restoreHelp:
    'Writes the earlier values of the entries you choose as drafts. Shoppers see them only once they are published.',
  restored: 'Restored as drafts:',
  conflict:
    'Somebody else has changed these entries since you compared them. Nothing of them has been overwritten. Compare again to see their version.',
  sideBySide: 'Both states side by side',
};

export type HistoryMessages = typeof historyEn;

export const historyDe: HistoryMessages = {
  intro:
    'Frühere Stände stammen aus den Fassungen, die das CMS bei jeder Veröffentlichung speichert. Bilder, Artikel, Preise und Bestände sind die heutigen.',
  versions: 'Fassungen dieser Seite',
  noVersions: 'Von dieser Seite wurde noch nie etwas veröffentlicht.',
  against: 'Verglichen mit',
  chosenTime: 'einem anderen Zeitpunkt',
  compare: 'Vergleichen',
  noPageThen: 'Unter diesem Pfad gab es zu dieser Zeit keine Seite.',
  noPageNow: 'Die Seite, mit der verglichen wird, gibt es nicht.',
  differences: 'Was sich seitdem geändert hat',
  noDifference: 'Es gibt keinen Unterschied.',
  added: 'neu auf der Seite',
  removed: 'nicht mehr auf der Seite',
  movedIn: 'kam hinzu an Position',
  movedOut: 'fiel weg; stand an Position',
  moved: 'verschoben von Position',
  to: 'auf',
  was: 'war',
  is: 'ist jetzt',
  gone: 'Seitdem gelöscht und nicht wiederherzustellen:',
  restore: 'Als Entwürfe wiederherstellen',
  restoreHelp:
    'Schreibt die früheren Werte der gewählten Einträge als Entwürfe. Besucher sehen sie erst nach dem Veröffentlichen.',
  restored: 'Als Entwürfe wiederhergestellt:',
  conflict:
    'Jemand anderes hat diese Einträge geändert, seit Sie verglichen haben. Davon wurde nichts überschrieben. Vergleichen Sie noch einmal, um die andere Fassung zu sehen.',
  sideBySide: 'Beide Stände nebeneinander',
};
