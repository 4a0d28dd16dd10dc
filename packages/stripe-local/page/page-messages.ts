/** Messages of the payment page. `fill` replaces `{…}`. */
export interface PageMessages {
  title: string;
  /** With the shop's name. */
  titleFor: string;
  items: string;
  total: string;
  testMode: string;
  number: string;
  expiry: string;
  cvc: string;
  pay: string;
  cancel: string;
  numberFault: string;
  expiryFault: string;
  cvcFault: string;
  check: string;
  declined: string;
  insufficientFunds: string;
  testCardsOnly: string;
  paid: string;
  paidText: string;
  toShop: string;
  expired: string;
  expiredText: string;
  unknown: string;
  unknownText: string;
  rejected: string;
  rejectedText: string;
  failed: string;
  failedText: string;
}

const de: PageMessages = {
  title: 'Bezahlen',
  titleFor: 'Bezahlen bei {shop}',
  items: 'Ihr Einkauf',
  total: 'Gesamtbetrag',
  testMode: 'Testbetrieb: Es wird kein Geld abgebucht.',
  number: 'Kartennummer',
  expiry: 'Gültig bis (MM/JJ)',
  cvc: 'Prüfnummer (CVC)',
  pay: '{amount} bezahlen',
  cancel: 'Abbrechen und zurück zum Shop',
  numberFault: 'Bitte prüfen Sie die Kartennummer.',
  expiryFault: 'Bitte geben Sie Monat und Jahr ein, in denen die Karte abläuft.',
  cvcFault: 'Bitte geben Sie die drei oder vier Ziffern der Prüfnummer ein.',
  check: 'Bitte prüfen Sie Ihre Angaben.',
  declined: 'Ihre Karte wurde abgelehnt. Bitte verwenden Sie eine andere Karte.',
  insufficientFunds:
    'Ihre Karte ist nicht ausreichend gedeckt. Bitte verwenden Sie eine andere Karte.',
  testCardsOnly: 'Im Testbetrieb werden nur Testkarten angenommen.',
  paid: 'Bereits bezahlt',
  paidText: 'Diese Bestellung ist bezahlt. Der Betrag wird nicht noch einmal abgebucht.',
  toShop: 'Weiter zum Shop',
  expired: 'Zeit abgelaufen',
  expiredText: 'Diese Zahlung ist nicht mehr möglich. Es wurde nichts abgebucht.',
  unknown: 'Seite nicht gefunden',
  unknownText: 'Unter dieser Adresse gibt es keine Zahlung.',
  rejected: 'Bitte versuchen Sie es noch einmal',
  rejectedText: 'Die Zahlung wurde nicht von dieser Seite gesendet. Es wurde nichts abgebucht.',
  failed: 'Das hat nicht geklappt',
  failedText: 'Bitte versuchen Sie es in einigen Augenblicken noch einmal.',
};

const en: PageMessages = {
  title: 'Payment',
  titleFor: 'Pay {shop}',
  items: 'Your purchase',
  total: 'Total',
  testMode: 'Test mode: no money is taken.',
  number: 'Card number',
  expiry: 'Expiry date (MM/YY)',
  cvc: 'Security code (CVC)',
  pay: 'Pay {amount}',
  cancel: 'Cancel and return to the shop',
  numberFault: 'Please check the card number.',
  expiryFault: 'Please enter the month and year in which the card expires.',
  cvcFault: 'Please enter the three or four digits of the security code.',
  check: 'Please check your details.',
  declined: 'Your card was declined. Please use another card.',
  insufficientFunds: 'Your card has insufficient funds. Please use another card.',
  testCardsOnly: 'In test mode only test cards are accepted.',
  paid: 'Already paid',
  paidText: 'This order has been paid for. You will not be charged again.',
  toShop: 'Continue to the shop',
  expired: 'Payment timed out',
  expiredText: 'This payment is no longer possible. Nothing was charged.',
  unknown: 'Page not found',
  unknownText: 'There is no payment at this address.',
  rejected: 'Please try again',
  rejectedText: 'The payment was not sent from this page. Nothing was charged.',
  failed: 'That did not work',
  failedText: 'Please try again in a few moments.',
};

const cs: PageMessages = {
  title: 'Platba',
  titleFor: 'Platba – {shop}',
  items: 'Váš nákup',
  total: 'Celkem',
  testMode: 'Testovací režim: žádné peníze nebudou strženy.',
  number: 'Číslo karty',
  expiry: 'Platnost do (MM/RR)',
  cvc: 'Bezpečnostní kód (CVC)',
  pay: 'Zaplatit {amount}',
  cancel: 'Zrušit a vrátit se do obchodu',
  numberFault: 'Zkontrolujte prosím číslo karty.',
  expiryFault: 'Zadejte prosím měsíc a rok, kdy končí platnost karty.',
  cvcFault: 'Zadejte prosím tři nebo čtyři číslice bezpečnostního kódu.',
  check: 'Zkontrolujte prosím zadané údaje.',
  declined: 'Vaše karta byla zamítnuta. Použijte prosím jinou kartu.',
  insufficientFunds: 'Na kartě není dostatek prostředků. Použijte prosím jinou kartu.',
  testCardsOnly: 'V testovacím režimu přijímáme pouze testovací karty.',
  paid: 'Již zaplaceno',
  paidText: 'Tato objednávka je zaplacena. Částka nebude stržena znovu.',
  toShop: 'Pokračovat do obchodu',
  expired: 'Čas vypršel',
  expiredText: 'Tuto platbu již nelze provést. Nic nebylo strženo.',
  unknown: 'Stránka nenalezena',
  unknownText: 'Na této adrese žádná platba není.',
  rejected: 'Zkuste to prosím znovu',
  rejectedText: 'Platba nebyla odeslána z této stránky. Nic nebylo strženo.',
  failed: 'Něco se nepovedlo',
  failedText: 'Zkuste to prosím za chvíli znovu.',
};

const pl: PageMessages = {
  title: 'Płatność',
  titleFor: 'Płatność – {shop}',
  items: 'Twoje zakupy',
  total: 'Razem',
  testMode: 'Tryb testowy: żadne środki nie zostaną pobrane.',
  number: 'Numer karty',
  expiry: 'Data ważności (MM/RR)',
  cvc: 'Kod zabezpieczający (CVC)',
  pay: 'Zapłać {amount}',
  cancel: 'Anuluj i wróć do sklepu',
  numberFault: 'Sprawdź numer karty.',
  expiryFault: 'Podaj miesiąc i rok ważności karty.',
  cvcFault: 'Podaj trzy lub cztery cyfry kodu zabezpieczającego.',
  check: 'Sprawdź podane dane.',
  declined: 'Karta została odrzucona. Użyj innej karty.',
  insufficientFunds: 'Na karcie brakuje środków. Użyj innej karty.',
  testCardsOnly: 'W trybie testowym przyjmujemy tylko karty testowe.',
  paid: 'Już zapłacono',
  paidText: 'To zamówienie jest opłacone. Kwota nie zostanie pobrana ponownie.',
  toShop: 'Przejdź do sklepu',
  expired: 'Czas minął',
  expiredText: 'Tej płatności nie można już wykonać. Nic nie zostało pobrane.',
  unknown: 'Nie znaleziono strony',
  unknownText: 'Pod tym adresem nie ma płatności.',
  rejected: 'Spróbuj jeszcze raz',
  rejectedText: 'Płatność nie została wysłana z tej strony. Nic nie zostało pobrane.',
  failed: 'Coś poszło nie tak',
  failedText: 'Spróbuj ponownie za chwilę.',
};

const nl: PageMessages = {
  title: 'Betalen',
  titleFor: 'Betalen bij {shop}',
  items: 'Uw aankoop',
  total: 'Totaal',
  testMode: 'Testmodus: er wordt geen geld afgeschreven.',
  number: 'Kaartnummer',
  expiry: 'Geldig tot (MM/JJ)',
  cvc: 'Beveiligingscode (CVC)',
  pay: '{amount} betalen',
  cancel: 'Annuleren en terug naar de winkel',
  numberFault: 'Controleer het kaartnummer.',
  expiryFault: 'Vul de maand en het jaar in waarin de kaart verloopt.',
  cvcFault: 'Vul de drie of vier cijfers van de beveiligingscode in.',
  check: 'Controleer uw gegevens.',
  declined: 'Uw kaart is geweigerd. Gebruik een andere kaart.',
  insufficientFunds: 'Het saldo van uw kaart is te laag. Gebruik een andere kaart.',
  testCardsOnly: 'In de testmodus worden alleen testkaarten geaccepteerd.',
  paid: 'Al betaald',
  paidText: 'Deze bestelling is betaald. Het bedrag wordt niet nog eens afgeschreven.',
  toShop: 'Verder naar de winkel',
  expired: 'Tijd verstreken',
  expiredText: 'Deze betaling is niet meer mogelijk. Er is niets afgeschreven.',
  unknown: 'Pagina niet gevonden',
  unknownText: 'Op dit adres is geen betaling te vinden.',
  rejected: 'Probeer het opnieuw',
  rejectedText: 'De betaling is niet vanaf deze pagina verzonden. Er is niets afgeschreven.',
  failed: 'Dat is niet gelukt',
  failedText: 'Probeer het over enkele ogenblikken opnieuw.',
};

const fr: PageMessages = {
  title: 'Paiement',
  titleFor: 'Paiement – {shop}',
  items: 'Votre achat',
  total: 'Total',
  testMode: 'Mode test : aucun montant n’est débité.',
  number: 'Numéro de carte',
  expiry: 'Date d’expiration (MM/AA)',
  cvc: 'Code de sécurité (CVC)',
  pay: 'Payer {amount}',
  cancel: 'Annuler et revenir à la boutique',
  numberFault: 'Veuillez vérifier le numéro de carte.',
  expiryFault: 'Veuillez indiquer le mois et l’année d’expiration de la carte.',
  cvcFault: 'Veuillez indiquer les trois ou quatre chiffres du code de sécurité.',
  check: 'Veuillez vérifier vos informations.',
  declined: 'Votre carte a été refusée. Veuillez utiliser une autre carte.',
  insufficientFunds: 'Le solde de votre carte est insuffisant. Veuillez utiliser une autre carte.',
  testCardsOnly: 'En mode test, seules les cartes de test sont acceptées.',
  paid: 'Déjà payé',
  paidText: 'Cette commande est payée. Le montant ne sera pas débité une seconde fois.',
  toShop: 'Continuer vers la boutique',
  expired: 'Délai expiré',
  expiredText: 'Ce paiement n’est plus possible. Rien n’a été débité.',
  unknown: 'Page introuvable',
  unknownText: 'Aucun paiement n’existe à cette adresse.',
  rejected: 'Veuillez réessayer',
  rejectedText: 'Le paiement n’a pas été envoyé depuis cette page. Rien n’a été débité.',
  failed: 'Une erreur est survenue',
  failedText: 'Veuillez réessayer dans quelques instants.',
};

const MESSAGES = { de, en, cs, pl, nl, fr };
export type PageLanguage = keyof typeof MESSAGES;

const isPageLanguage = (language: string): language is PageLanguage =>
  Object.hasOwn(MESSAGES, language);

/** The session's language, else the first supported one of the browser's, else English. */
export function pageLanguage(locale: string | null, acceptLanguage: string): PageLanguage {
  const wanted = [locale ?? 'auto', ...acceptLanguage.split(',')];
  const languages = wanted.map((tag) => tag.trim().split(/[-;]/, 1)[0]?.toLowerCase() ?? '');
  return languages.find(isPageLanguage) ?? 'en';
}

export const pageMessages = (language: PageLanguage): PageMessages => MESSAGES[language];

export const fill = (message: string, name: string, value: string) =>
  message.replace(`{${name}}`, () => value);
