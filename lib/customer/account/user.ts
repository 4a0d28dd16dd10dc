import type { LoyaltyLevel } from '@/lib/customer/loyalty/loyalty-level';

/** An address as in the endpoints. */
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
  projectSpecificData: { lastCountry: string };
}

/** Customer or guest, as in the responses of the account endpoints. */
export interface User {
  loggedIn: boolean;
  userLevel?: LoyaltyLevel;
  /** Whether they are subscribed to this shop's newsletter; missing if not. */
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

/** User as stored in the browser, with the location but not the rest of an address. */
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
