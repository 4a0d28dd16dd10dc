import { contactLinkState, confirmMessage } from '@/lib/messaging/contact/store-message.server';
import type { LinkOutcome, LinkState } from '@/lib/messaging/mail/link-state';
import { confirmEntry, entryLinkState } from '@/lib/messaging/newsletter/store-entry.server';
import {
  confirmSubscription,
  subscriptionLinkState,
} from '@/lib/messaging/newsletter/subscribe.server';
import {
  confirmAlert,
  endAlert,
  alertEndState,
  alertLinkState,
} from '@/lib/messaging/alerts/store-alert.server';
import { readLinkUid } from '@/lib/platform/signing/email-link.server';
import { FORM_LINKS, type FormLinkPurpose } from './form-link-purposes';

/** Content of a signed link in an email about a form. */
export interface FormLink {
  purpose: FormLinkPurpose;
  id: string;
  /** Epoch milliseconds of the form's request. */
  at: number;
}

type ByPurpose<Result> = Readonly<
  Record<FormLinkPurpose, (id: string, at: number) => Promise<Result>>
>;

const STATES: ByPurpose<LinkState> = {
  'newsletter-confirm': subscriptionLinkState,
  'contact-confirm': contactLinkState,
  'entry-confirm': entryLinkState,
  'notice-confirm': alertLinkState,
  'notice-end': alertEndState,
};

const ACTIONS: ByPurpose<LinkOutcome> = {
  'newsletter-confirm': confirmSubscription,
  'contact-confirm': confirmMessage,
  'entry-confirm': confirmEntry,
  'notice-confirm': confirmAlert,
  'notice-end': endAlert,
};

/**
 * Reads the signed token of a link.
 * @param uid from an address or a form, untrusted
 * @returns `null` for a token that the shop did not sign
 */
export function readFormLink(uid: unknown): FormLink | null {
  for (const purpose of FORM_LINKS) {
    const link = readLinkUid(purpose, uid);
    if (link) return { purpose, ...link };
  }
  return null;
}

/** State of a link. Changes nothing, because programs that check emails open every link. */
export const formLinkState = ({ purpose, id, at }: FormLink): Promise<LinkState> =>
  STATES[purpose](id, at);

/** Executes what a link is for, once. */
export const followFormLink = ({ purpose, id, at }: FormLink): Promise<LinkOutcome> =>
  ACTIONS[purpose](id, at);
