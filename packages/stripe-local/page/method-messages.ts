import type { PageLanguage } from './page-messages';

export interface MethodMessages {
  authenticate: string;
  authenticateText: string;
  succeed: string;
  fail: string;
  cancelAuthentication: string;
  authenticationFailed: string;
  authenticationCancelled: string;
  iban: string;
  ibanFault: string;
  debit: string;
  processing: string;
  processingText: string;
  account: string;
  accountText: string;
  completeAccount: string;
  incompleteAccount: string;
  americanAccount: string;
}

const de: MethodMessages = {
  authenticate: 'Zahlung bestätigen',
  authenticateText: 'Ihre Bank möchte wissen, ob Sie diese Zahlung veranlasst haben.',
  succeed: 'Bestätigen',
  fail: 'Ablehnen',
  cancelAuthentication: 'Abbrechen',
  authenticationFailed: 'Ihre Bank hat die Zahlung nicht bestätigt. Es wurde nichts abgebucht.',
  authenticationCancelled: 'Sie haben die Bestätigung abgebrochen. Es wurde nichts abgebucht.',
  iban: 'IBAN',
  ibanFault: 'Bitte prüfen Sie die IBAN.',
  debit: 'Per SEPA-Lastschrift bezahlen',
  processing: 'Zahlung in Bearbeitung',
  processingText: 'Die Bank bearbeitet die Zahlung. Sie brauchen nichts weiter zu tun.',
  account: 'Mit welchem Konto?',
  accountText:
    'Der Shop erhält Name, Anschrift und E-Mail-Adresse aus dem Konto. Es wird noch nichts bezahlt.',
  completeAccount: 'Deutschland, vollständige Adresse',
  incompleteAccount: 'Deutschland, unvollständige Adresse',
  americanAccount: 'Vereinigte Staaten, vollständige Adresse',
};

const en: MethodMessages = {
  authenticate: 'Confirm the payment',
  authenticateText: 'Your bank would like to check that it is you making this payment.',
  succeed: 'Confirm',
  fail: 'Reject',
  cancelAuthentication: 'Cancel',
  authenticationFailed: 'Your bank has not confirmed the payment. No money was taken.',
  authenticationCancelled: 'You cancelled the confirmation. No money was taken.',
  iban: 'IBAN',
  ibanFault: 'Please check the IBAN.',
  debit: 'Pay by SEPA direct debit',
  processing: 'Payment is being processed',
  processingText: 'The bank is processing the payment. There is nothing left for you to do.',
  account: 'Which account?',
  accountText:
    'The shop receives the name, address and email address on the account. You are not paying anything yet.',
  completeAccount: 'Germany, complete address',
  incompleteAccount: 'Germany, incomplete address',
  americanAccount: 'United States, complete address',
};

const cs: MethodMessages = {
  authenticate: 'Potvrdit platbu',
  authenticateText: 'Vaše banka se ptá, zda tuto platbu provádíte vy.',
  succeed: 'Potvrdit',
  fail: 'Odmítnout',
  cancelAuthentication: 'Zrušit',
  authenticationFailed: 'Vaše banka platbu nepotvrdila. Nic nebylo strženo.',
  authenticationCancelled: 'Potvrzení jste zrušili. Nic nebylo strženo.',
  iban: 'IBAN',
  ibanFault: 'Zkontrolujte prosím IBAN.',
  debit: 'Zaplatit inkasem SEPA',
  processing: 'Platba se zpracovává',
  processingText: 'Banka platbu zpracovává. Nemusíte už nic dělat.',
  account: 'Který účet?',
  accountText: 'Obchod obdrží jméno, adresu a e-mail uvedené u účtu. Zatím se nic neplatí.',
  completeAccount: 'Německo, úplná adresa',
  incompleteAccount: 'Německo, neúplná adresa',
  americanAccount: 'Spojené státy, úplná adresa',
};

const pl: MethodMessages = {
  authenticate: 'Potwierdź płatność',
  authenticateText: 'Bank pyta, czy to Ty zlecasz tę płatność.',
  succeed: 'Potwierdź',
  fail: 'Odrzuć',
  cancelAuthentication: 'Anuluj',
  authenticationFailed: 'Bank nie potwierdził płatności. Nic nie pobrano.',
  authenticationCancelled: 'Potwierdzenie zostało anulowane. Nic nie pobrano.',
  iban: 'IBAN',
  ibanFault: 'Sprawdź numer IBAN.',
  debit: 'Zapłać poleceniem zapłaty SEPA',
  processing: 'Płatność jest przetwarzana',
  processingText: 'Bank przetwarza płatność. Nie musisz nic więcej robić.',
  account: 'Które konto?',
  accountText: 'Sklep otrzyma imię, nazwisko, adres i e-mail z konta. Na razie nic nie płacisz.',
  completeAccount: 'Niemcy, pełny adres',
  incompleteAccount: 'Niemcy, niepełny adres',
  americanAccount: 'Stany Zjednoczone, pełny adres',
};

const nl: MethodMessages = {
  authenticate: 'Betaling bevestigen',
  authenticateText: 'Uw bank wil weten of u deze betaling doet.',
  succeed: 'Bevestigen',
  fail: 'Weigeren',
  cancelAuthentication: 'Annuleren',
  authenticationFailed: 'Uw bank heeft de betaling niet bevestigd. Er is niets afgeschreven.',
  authenticationCancelled: 'U hebt de bevestiging geannuleerd. Er is niets afgeschreven.',
  iban: 'IBAN',
  ibanFault: 'Controleer het IBAN.',
  debit: 'Betalen met SEPA-incasso',
  processing: 'De betaling wordt verwerkt',
  processingText: 'De bank verwerkt de betaling. U hoeft niets meer te doen.',
  account: 'Met welk account?',
  accountText:
    'De winkel ontvangt de naam, het adres en het e-mailadres van het account. U betaalt nog niets.',
  completeAccount: 'Duitsland, volledig adres',
  incompleteAccount: 'Duitsland, onvolledig adres',
  americanAccount: 'Verenigde Staten, volledig adres',
};

const fr: MethodMessages = {
  authenticate: 'Confirmer le paiement',
  authenticateText: 'Votre banque souhaite savoir si vous êtes bien à l’origine de ce paiement.',
  succeed: 'Confirmer',
  fail: 'Refuser',
  cancelAuthentication: 'Annuler',
  authenticationFailed: 'Votre banque n’a pas confirmé le paiement. Rien n’a été débité.',
  authenticationCancelled: 'Vous avez annulé la confirmation. Rien n’a été débité.',
  iban: 'IBAN',
  ibanFault: 'Veuillez vérifier l’IBAN.',
  debit: 'Payer par prélèvement SEPA',
  processing: 'Paiement en cours de traitement',
  processingText: 'La banque traite le paiement. Vous n’avez plus rien à faire.',
  account: 'Quel compte ?',
  accountText:
    'La boutique reçoit le nom, l’adresse et l’e-mail associés au compte. Vous ne payez rien pour l’instant.',
  completeAccount: 'Allemagne, adresse complète',
  incompleteAccount: 'Allemagne, adresse incomplète',
  americanAccount: 'États-Unis, adresse complète',
};

const MESSAGES: Readonly<Record<PageLanguage, MethodMessages>> = { de, en, cs, pl, nl, fr };

export const methodMessages = (language: PageLanguage): MethodMessages => MESSAGES[language];
