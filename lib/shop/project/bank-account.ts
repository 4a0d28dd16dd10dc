/** The shop's account for bank transfers. Fictitious: its check digits are no valid ones. */
export const BANK_ACCOUNT = {
  holder: 'Selvedge Beispiel GmbH',
  iban: 'DE00 0000 0000 0000 0000 00',
  bic: 'XXXXDEXXXXX',
} as const;
