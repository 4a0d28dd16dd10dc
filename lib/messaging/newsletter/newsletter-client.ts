import { postJson, type EndpointResponse } from '@/lib/platform/http/send-json';
import type { UnsubscribeReason } from './unsubscribe-reasons';

/** Fields that every newsletter form has. */
export interface Subscriber {
  email: string;
  firstName: string;
  lastName: string;
}

export interface RaffleEntry extends Subscriber {
  participationPrivacy: boolean;
  notificationInfo: boolean;
  isEvent: boolean;
  /** Entry of the form: each address can enter each competition once. */
  competition: string;
  token: string;
}

export interface EarlyShopRegistration extends Subscriber {
  participationPrivacy: boolean;
  triggerID: string;
  token: string;
}

export interface Subscription extends Subscriber {
  hggbig: boolean;
  hggtall: boolean;
  sale: boolean;
  birthday: { day: string; month: string; year: string };
  token: string;
}

export const enterRaffle = (entry: RaffleEntry): Promise<EndpointResponse> =>
  postJson('/api/newsletter/raffle', entry);

export const registerForEarlyShop = (entry: EarlyShopRegistration): Promise<EndpointResponse> =>
  postJson('/api/newsletter/earlyShopRegistration', entry);

export const subscribe = (entry: Subscription): Promise<EndpointResponse> =>
  postJson('/api/newsletter/subscribe', entry);

/**
 * Ends the subscription in the page's address. Sends its `uid`, since some browsers send no
 * referrer.
 */
export const unsubscribe = (reason: UnsubscribeReason): Promise<EndpointResponse> =>
  postJson('/api/newsletter/unsubscribe', {
    reason,
    uid: new URLSearchParams(location.search).get('uid'),
  });
