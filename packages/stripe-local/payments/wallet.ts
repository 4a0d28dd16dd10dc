import { newId } from '#store/identifier';

/** Wallets that a session may allow beside cards, in the vendor's words, with their brand names. */
export const WALLETS = { paypal: 'PayPal', amazon_pay: 'Amazon Pay', klarna: 'Klarna' } as const;

export type Wallet = keyof typeof WALLETS;

/** What is stored of a payment by wallet. */
export interface PaidWallet {
  paymentMethod: string;
  wallet: Wallet;
}

export const isWallet = (type: string): type is Wallet => Object.hasOwn(WALLETS, type);

/** Charges no one: in test mode the wallet's own page is skipped, and it has paid. */
export const chargeWallet = (wallet: Wallet): { paid: PaidWallet } => ({
  paid: { paymentMethod: newId('pm'), wallet },
});
