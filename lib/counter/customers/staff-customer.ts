import type { LoyaltyCard } from '@/lib/customer/loyalty/loyalty-card';

/** A customer in the list of those that a search has found. */
export interface FoundCustomer {
  id: string;
  name: string;
  email: string;
  city: string;
}

/** A customer with everything that staff need; instants in epoch milliseconds, amounts in minor units. */
export interface StaffCustomer {
  id: string;
  name: string;
  email: string;
  /** `null` until they have followed the link in an email to this address. */
  confirmedAt: number | null;
  registeredAt: number;
  project: string;
  locale: string;
  /** Line by line; `null` without one. */
  address: readonly string[] | null;
  phone: string | null;
  /** Browsers in which they are logged in, and passkeys. */
  devices: number;
  passkeys: number;
  card: LoyaltyCard | null;
  /** Consents to newsletters and their ends, oldest first. */
  consents: readonly {
    project: string;
    kind: 'requested' | 'confirmed' | 'ended';
    /** Version of the text that was agreed to. */
    textVersion: string;
    at: number;
  }[];
  orders: readonly {
    id: string;
    number: string;
    placedAt: number;
    status: 'pending' | 'accepted' | 'paid' | 'cancelled';
    total: number;
    currency: string;
    /** Codes of vouchers and gift cards that reduced or paid it; of gift cards the last letters only. */
    vouchers: readonly string[];
  }[];
  reservations: readonly { number: string; status: string; placedAt: number }[];
}
