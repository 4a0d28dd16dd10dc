import { newId } from '#store/identifier';

/** Wallets that a session may allow besides cards, by Stripe's names, with their brand names. */
export const WALLETS = { paypal: 'PayPal', amazon_pay: 'Amazon Pay', klarna: 'Klarna' } as const;

export type Wallet = keyof typeof WALLETS;

export interface PaidWallet {
  paymentMethod: string;
  wallet: Wallet;
}

export const isWallet = (type: string): type is Wallet => Object.hasOwn(WALLETS, type);

/** A simulated charge: in test mode the wallet's own page is skipped, and the payment succeeds. */
export const chargeWallet = (wallet: Wallet): { paid: PaidWallet } => ({
  paid: { paymentMethod: newId('pm'), wallet },
});
