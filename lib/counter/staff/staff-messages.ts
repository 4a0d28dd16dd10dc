/** English messages about accounts and sessions of staff. */
export const staffEn = {
  code: 'Code of your app, if you have set it up',
  codeOfApp: 'Code that the app shows now',
  codeWrong: 'This code is not valid, or was used already. Please wait for the next one.',
  secondFactor: 'Second factor',
  secondFactorHelp:
    'Scan the code with an authenticator app, or type the letters below it, then enter the code that the app shows.',
  secondFactorRemoveHelp:
    'To remove the second factor, enter a code of your app. Without the app an administrator can invite you again.',
  secondFactorSet: 'Set second factor',
  secondFactorRemove: 'Remove second factor',
  secondFactorOn: 'set up',
  secondFactorOff: 'not set up',
  qrCode: 'QR code for the app',
  change: 'Change',
  sessions: 'Browsers in which you are signed in',
  unknownDevice: 'unknown browser',
  thisBrowser: 'this one',
  signedInAt: 'signed in',
  usedAt: 'last used',
  typedTitle: 'Kept for you',
  typedHelp: 'Your session had ended when you sent this form. Nothing was done yet.',
  typedSend: 'Send it now',
  typedDrop: 'Do not send it',
  staff: 'Staff',
  staffKnown:
    'This person has an account. Inviting them again, in the list below, resets it: password, second factor and passkeys.',
  staffStates: { active: 'active', invited: 'invited', disabled: 'disabled' },
  role: 'Role',
  roleChange: 'Change role',
  invite: 'Invite by email',
  inviteAgain: 'Invite again',
  inviteHelp: 'The link in the email sets a password. It is valid once and for 24 hours.',
  disable: 'End access',
  remove: 'Remove',
  passkeys: 'Passkeys',
  passkeysHelp:
    'A passkey signs you in on this host without password and code. To add one, enter your password.',
  passkeyAdd: 'Add a passkey',
  passkeyUse: 'Sign in with a passkey',
  passkeyFailed: 'That did not work. Check the password, or try another passkey.',
  studio: 'studio',
  studioOpen: 'Open the studio',
};

/** German messages about accounts and sessions of staff. */
export const staffDe: typeof staffEn = {
  code: 'Code Ihrer App, falls Sie sie eingerichtet haben',
  codeOfApp: 'Code, den die App jetzt zeigt',
  codeWrong: 'Dieser Code gilt nicht oder wurde schon benutzt. Bitte warten Sie auf den nächsten.',
  secondFactor: 'Zweiter Faktor',
  secondFactorHelp:
    'Scannen Sie den Code mit einer Authenticator-App oder tippen Sie die Buchstaben darunter ein; dann geben Sie den Code ein, den die App zeigt.',
  secondFactorRemoveHelp:
    'Um den zweiten Faktor zu entfernen, geben Sie einen Code Ihrer App ein. Ohne die App kann die Administration Sie neu einladen.',
  secondFactorSet: 'Zweiten Faktor einrichten',
  secondFactorRemove: 'Zweiten Faktor entfernen',
  secondFactorOn: 'eingerichtet',
  secondFactorOff: 'nicht eingerichtet',
  qrCode: 'QR-Code für die App',
  change: 'Ändern',
  sessions: 'Browser, in denen Sie angemeldet sind',
  unknownDevice: 'unbekannter Browser',
  thisBrowser: 'dieser',
  signedInAt: 'angemeldet',
  usedAt: 'zuletzt benutzt',
  typedTitle: 'Für Sie aufgehoben',
  typedHelp:
    'Ihre Sitzung war beendet, als Sie dieses Formular abgeschickt haben. Es wurde noch nichts getan.',
  typedSend: 'Jetzt abschicken',
  typedDrop: 'Nicht abschicken',
  staff: 'Personal',
  staffKnown:
    'Diese Person hat ein Konto. Eine neue Einladung, unten in der Liste, setzt es zurück: Passwort, zweiten Faktor und Passkeys.',
  staffStates: { active: 'aktiv', invited: 'eingeladen', disabled: 'gesperrt' },
  role: 'Rolle',
  roleChange: 'Rolle ändern',
  invite: 'Per E-Mail einladen',
  inviteAgain: 'Neu einladen',
  inviteHelp:
    'Mit dem Link in der E-Mail wird ein Passwort festgelegt. Er gilt einmal und 24 Stunden lang.',
  disable: 'Zugang beenden',
  remove: 'Entfernen',
  passkeys: 'Passkeys',
  passkeysHelp:
    'Mit einem Passkey melden Sie sich an dieser Adresse ohne Passwort und Code an. Zum Hinzufügen geben Sie Ihr Passwort ein.',
  passkeyAdd: 'Passkey hinzufügen',
  passkeyUse: 'Mit Passkey anmelden',
  passkeyFailed:
    'Das hat nicht geklappt. Prüfen Sie das Passwort oder nehmen Sie einen anderen Passkey.',
  studio: 'Studio',
  studioOpen: 'Studio öffnen',
};
