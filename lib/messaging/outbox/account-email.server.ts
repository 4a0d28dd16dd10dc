import { z } from 'zod';
import {
  accountHref,
  activateCardHref,
  confirmAddressHref,
  setPasswordHref,
} from '@/lib/customer/account/account-pages';
import { findCustomer, type Customer } from '@/lib/customer/account/customers.server';
import type { AccountEmailKind } from '@/lib/customer/account/queue-email.server';
import { issueToken, type TokenPurpose } from '@/lib/customer/account/tokens.server';
import { accountEmail, type AccountEmailTexts } from '@/lib/messaging/mail/account-email';
import type { ComposedEmail } from '@/lib/messaging/mail/email';
import { languageOf } from '@/lib/shop/i18n/language-of';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { projectName } from '@/lib/cms/content/project-name.server';

const payloadForm = z.object({
  customerId: z.uuid().nullable(),
  email: z.string().nullable(),
  project: z.string(),
  locale: z.string(),
  origin: z.string(),
});
type Payload = z.output<typeof payloadForm>;

interface Plan {
  texts: AccountEmailTexts;
  /** Purpose of the link's token; `null` if it only leads to the account. */
  purpose: TokenPurpose | null;
  /** Sent to the payload's address, which is also part of the token. */
  goesElsewhere?: true;
}

const PLANS: Readonly<Record<AccountEmailKind, Plan>> = {
  'account-registered': { texts: 'registered', purpose: 'confirm' },
  'password-reset': { texts: 'reset', purpose: 'reset' },
  'password-changed': { texts: 'passwordChanged', purpose: null },
  'email-change': { texts: 'change', purpose: 'change', goesElsewhere: true },
  'email-changed': { texts: 'changed', purpose: 'restore', goesElsewhere: true },
  'card-activation': { texts: 'cardActivation', purpose: 'activate' },
};

/** Creates the token of the link now, so that only its hash is ever stored. */
async function pathOf(
  { purpose }: Plan,
  { id: customerId }: Customer,
  { email, context }: { email: string; context: PageContext },
): Promise<string> {
  if (!purpose) return accountHref(context);
  const token = await issueToken({ customerId, purpose, email });
  if (purpose === 'activate') return activateCardHref(context, { uid: customerId, token });
  return purpose === 'reset' ? setPasswordHref(context, token) : confirmAddressHref(context, token);
}

/**
 * An email about an account, with its link.
 * @returns `null` if it has no recipient, or the customer was deleted
 * @throws ContentUnavailable when the shop's name cannot be loaded
 */
export async function accountEmailOf(
  key: string,
  kind: AccountEmailKind,
  payload: unknown,
): Promise<ComposedEmail | null> {
  const { customerId, project, locale, origin, ...rest }: Payload = payloadForm.parse(payload);
  const customer = customerId ? await findCustomer(customerId) : null;
  const context = pageContext({ project, locale, path: '/' }, Date.now());
  if (!customer || !context) return null;
  const plan = PLANS[kind];
  const to = plan.goesElsewhere ? rest.email : customer.email;
  if (!to) return null;
  const shop = await projectName(context);
  const url = `${origin}${await pathOf(plan, customer, { email: to, context })}`;
  const name = `${customer.firstName} ${customer.lastName}`;
  return {
    key,
    project,
    to,
    editable: { kind, context },
    letter: accountEmail({ texts: plan.texts, language: languageOf(locale), name, shop, url }),
  };
}
