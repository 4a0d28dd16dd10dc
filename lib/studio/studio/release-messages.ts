/** Words of the studio about releases. */
export const releaseEn = {
  intro: 'A release is a set of entries that is published at one instant, or not at all.',
  title: 'Title of the release',
  create: 'New release',
  none: 'There are no releases yet.',
  entries: 'Entries',
  size: 'entries',
  scheduledFor: 'will be published',
  publishedAt: 'was published',
  open: 'not planned yet',
  addPage: 'Add what is not public of a page',
  add: 'Add',
  addEntry: 'Search an entry to add',
  empty: 'Nothing is in this release yet.',
  nothingNew: 'Everything of this page is public as it is.',
  pages: 'Pages it changes',
  look: 'Look at it',
  lookHelp: 'Opens the page as it will be with this release.',
  publishNow: 'Publish all now',
  publishedNow: 'Everything is public.',
  when: 'Publish at (Europe/Berlin)',
  schedule: 'Schedule',
  cancel: 'Cancel the schedule',
  refused: 'The CMS does not publish:',
  takeBack: 'Take back',
  takeBackHelp:
    'Publishes again what was public before, and withdraws what was not. What was changed since stays.',
  takenBack: 'Taken back.',
  takeBackChanged: 'Somebody else has changed these meanwhile; nothing was taken back:',
  takeBackFailed:
    'Earlier values of these are drafts now, but they were not published; taking back again goes on:',
  takeBackNotWithdrawn: 'All was taken back but these; taking back again withdraws them:',
  does: {
    restore: 'gets its earlier version',
    withdraw: 'is withdrawn: it was not public before',
    keep: 'stays as it is',
  },
  because: {
    'changed since': 'changed since',
    'pictures have no versions': 'pictures have no versions',
    'not published by it': 'was not published by it',
    'taken back already': 'taken back already',
  },
  delete: 'Delete the release',
  conflict: 'Somebody else has changed this release. It is loaded again.',
};

export type ReleaseMessages = typeof releaseEn;

/** German messages of releases. */
export const releaseDe: ReleaseMessages = {
  intro:
    'Ein Release ist eine Gruppe von Einträgen, die zu einem Zeitpunkt veröffentlicht wird oder gar nicht.',
  title: 'Titel des Releases',
  create: 'Neues Release',
  none: 'Es gibt noch keine Releases.',
  entries: 'Einträge',
  size: 'Einträge',
  scheduledFor: 'wird veröffentlicht',
  publishedAt: 'wurde veröffentlicht',
  open: 'noch nicht geplant',
  addPage: 'Unveröffentlichtes einer Seite hinzufügen',
  add: 'Hinzufügen',
  addEntry: 'Eintrag suchen und hinzufügen',
  empty: 'In diesem Release ist noch nichts.',
  nothingNew: 'Von dieser Seite ist alles so veröffentlicht, wie es ist.',
  pages: 'Seiten, die es ändert',
  look: 'Ansehen',
  lookHelp: 'Öffnet die Seite, wie sie mit diesem Release sein wird.',
  publishNow: 'Alles jetzt veröffentlichen',
  publishedNow: 'Alles ist veröffentlicht.',
  when: 'Veröffentlichen am (Europe/Berlin)',
  schedule: 'Planen',
  cancel: 'Planung aufheben',
  refused: 'Das CMS veröffentlicht nicht:',
  takeBack: 'Zurücknehmen',
  takeBackHelp:
    'Veröffentlicht wieder, was vorher öffentlich war, und zieht zurück, was es nicht war. Was seitdem geändert wurde, bleibt.',
  takenBack: 'Zurückgenommen.',
  takeBackChanged: 'Jemand anderes hat dies inzwischen geändert; nichts wurde zurückgenommen:',
  takeBackFailed:
    'Frühere Werte hiervon sind jetzt Entwürfe, wurden aber nicht veröffentlicht; nochmaliges Zurücknehmen macht weiter:',
  takeBackNotWithdrawn:
    'Alles außer diesen wurde zurückgenommen; nochmaliges Zurücknehmen zieht sie zurück:',
  does: {
    restore: 'erhält seine frühere Fassung',
    withdraw: 'wird zurückgezogen: war vorher nicht öffentlich',
    keep: 'bleibt, wie es ist',
  },
  because: {
    'changed since': 'seitdem geändert',
    'pictures have no versions': 'Bilder haben keine Fassungen',
    'not published by it': 'wurde nicht hiermit veröffentlicht',
    'taken back already': 'schon zurückgenommen',
  },
  delete: 'Release löschen',
  conflict: 'Jemand anderes hat dieses Release geändert. Es wird neu geladen.',
};
