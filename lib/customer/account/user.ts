import type { LoyaltyLevel } from '@/lib/customer/loyalty/loyalty-level';

/** An address as calls have it. */
export interface UserAddress {
  addressId: string;
  salutation: 'herr' | 'frau' | null;
  company: string | null;
  streetName: string;
  streetNumber: string;
  additionalAddressInfo: string | null;
  postalCode: string;
  city: string;
  country: string;
  state: string | null;
  phone: string | null;
  /** The first address has them. */
  projectSpecificData: { lastCountry: string };
}

/** The customer or guest, as the account endpoints return it. */
export interface User {
  loggedIn: boolean;
  /** Level of the loyalty card; missing without one. */
  userLevel?: LoyaltyLevel;
  /** Gets the newsletter of this shop; missing otherwise. */
  newsletter?: boolean;
  message: string | null;
  account: {
    accountId: string;
    email: string;
    firstName: string;
    lastName: string;
    addresses: UserAddress[];
  } | null;
  projectSpecificData: { emarsysuserid: string | null };
}

type Account = NonNullable<User['account']>;

/** What the browser keeps of the user: of an address no more than where it is. */
export interface StoredUser extends Omit<User, 'account' | 'userLevel' | 'newsletter'> {
  userLevel: User['userLevel'] | undefined;
  newsletter: User['newsletter'] | undefined;
  account:
    | (Omit<Account, 'addresses'> & {
        addresses: Pick<UserAddress, 'state' | 'projectSpecificData'>[];
      })
    | null;
}

export const NOBODY: User = {
  loggedIn: false,
  message: null,
  account: null,
  projectSpecificData: { emarsysuserid: null },
};
