/** Failures by the title of the route's problem details, or by a code of the content service. */
export const problemEn: Record<string, string> = {
  'Only for editors': 'Your session has ended. Sign in again in another tab.',
  VersionMismatch: 'Somebody else has changed it meanwhile. Reload the page.',
};

export const problemDe: Record<string, string> = {
  'Only for editors': 'Ihre Sitzung ist zu Ende. Melden Sie sich in einem anderen Tab wieder an.',
  VersionMismatch: 'Jemand hat das inzwischen geändert. Laden Sie die Seite neu.',
  'There is no such comment': 'Diesen Kommentar gibt es nicht mehr.',
  'This account cannot open the studio any more': 'Dieses Konto darf das Studio nicht mehr öffnen.',
  'The shop does not have this language': 'Der Shop hat diese Sprache nicht.',
  'Somebody is changing the picture': 'Jemand ändert das Bild gerade. Bitte noch einmal.',
  'Expected a picture': 'Das ist keine Bilddatei (JPEG, PNG, WebP, AVIF, GIF oder SVG).',
  'The file is no such picture': 'Der Inhalt der Datei passt nicht zu ihrer Endung.',
  'A picture has at most 20 MB': 'Ein Bild darf höchstens 20 MB groß sein.',
  'Expected the name of a file': 'Der Name der Datei ist zu lang oder enthält unzulässige Zeichen.',
  'The picture was deleted': 'Das Bild wurde gelöscht.',
  'Nothing to take back': 'Es gibt nichts zurückzunehmen.',
  'No such content type': 'Diese Art von Inhalt gibt es nicht.',
  'No such parent, or no such page to copy':
    'Die übergeordnete Seite oder die Vorlage gibt es nicht mehr.',
  'No such node': 'Diese Seite gibt es nicht mehr.',
  'No such entry': 'Diesen Eintrag gibt es nicht mehr.',
  'No such picture': 'Dieses Bild gibt es nicht mehr.',
  'No such release': 'Diese Veröffentlichung gibt es nicht mehr.',
  'No such market': 'Dieses Land mit dieser Sprache gibt es nicht.',
  'No such template': 'Diese Vorlage gibt es nicht.',
  'The content service refused': 'Der Inhaltsdienst hat das abgelehnt.',
  'The mail server did not accept the email': 'Der Mailserver hat die E-Mail nicht angenommen.',
  'The content service cannot be reached now':
    'Der Inhaltsdienst ist nicht erreichbar. Bitte gleich noch einmal.',
  'The database cannot be asked now':
    'Die Datenbank ist nicht erreichbar. Bitte gleich noch einmal.',
  'The body is not what was expected': 'Eine Angabe fehlt oder ist zu lang.',
};
