import { SELLER_NAME } from './seller';

/** The shop's account for bank transfers. Fictitious, with invalid check digits. */
export const BANK_ACCOUNT = {
  holder: SELLER_NAME,
  iban: 'DE00 0000 0000 0000 0000 00',
  bic: 'XXXXDEXXXXX',
} as const;
