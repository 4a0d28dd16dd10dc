import type { ApiRequest } from '@/lib/platform/http/api-request';
import { z } from 'zod';
import { checkbox, email, line } from '@/lib/messaging/forms/form-fields.server';
import { backTo, emailPage, localeOfPage, pageOf } from '@/lib/messaging/forms/form-page.server';
import { formWrite, rejectedForm } from '@/lib/messaging/forms/form-write.server';
import { problem, seeOther, type ApiResponse } from '@/lib/platform/http/api-response';
import { guarded, type Operation } from '@/lib/platform/http/api-route.server';
import { limitRequests, writeLimit } from '@/lib/platform/http/limit-requests.server';
import { isJsonObject, type JsonObject } from '@/lib/platform/http/json-object';
import { readSent } from '@/lib/platform/http/read-body.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { localeIn, requestContext } from '@/lib/shop/page-context/request-context.server';
import { readLinkUid } from '@/lib/platform/signing/email-link.server';
import { birthdayForm } from './birthday.server';
import { endSubscription, requestSubscription } from './subscribe.server';
import { DEFAULT_REASON, reasonsOf } from './unsubscribe-reasons';

/** A name in the subscription form, which nobody has to enter. */
const name = line(0, 30).default('');

const subscriptionForm = z
  .object({
    email,
    firstName: name,
    lastName: name,
    hggbig: checkbox,
    hggtall: checkbox,
    sale: checkbox,
  })
  .and(birthdayForm);

/** Stores a newsletter subscription and sends an email to confirm it. */
export const subscribeOperation = formWrite({
  name: 'newsletter',
  schema: subscriptionForm,
  take: async ({ hggbig, hggtall, sale, ...subscription }, { context, origin }) => {
    const chosen = Object.entries({ big: hggbig, tall: hggtall, sale });
    await requestSubscription({
      ...subscription,
      project: context.project,
      locale: context.locale.segment,
      origin,
      interests: chosen.filter(([, isWanted]) => isWanted).map(([interest]) => interest),
    });
    return { ok: true };
  },
});

const uidOf = ({ query }: ApiRequest) => [query['uid']].flat()[0];

/** Link in every newsletter: redirects to the page on which the subscription can be ended. */
export const openUnsubscribe: Operation = async (request) => {
  const context = requestContext(request);
  if (!context) return problem(404, 'This shop has no such locale');
  const page = await emailPage(context, 'newsletterEnd');
  return seeOther(`${page}?${new URLSearchParams({ uid: uidOf(request) ?? '' }).toString()}`);
};

/**
 * Whether a mail program sent the request, which has no cookie and no origin: only the link
 * identifies the subscription.
 */
const isOneClick = (fields: JsonObject) => fields['List-Unsubscribe'] === 'One-Click';

async function endByPage(
  request: ApiRequest,
  fields: JsonObject,
  context: PageContext,
): Promise<boolean> {
  const known = z.enum(reasonsOf(context.project)).safeParse(fields['reason']);
  const uid = fields['uid'] ?? uidOf(request) ?? pageOf(request)?.searchParams.get('uid');
  const link = readLinkUid('newsletter-end', uid);
  return link !== null && endSubscription(link.id, known.data ?? DEFAULT_REASON);
}

/** Ends a subscription, by one click in a mail program or by the form of the page. */
export const unsubscribeOperation: Operation = async (request, response) => {
  const body = await readSent(request);
  const fields = body.ok && isJsonObject(body.value) ? body.value : {};
  if (isOneClick(fields)) {
    const link = readLinkUid('newsletter-end', uidOf(request));
    // A mail provider sends the clicks of all its users from few addresses, so only forged links
    // count.
    if (!link)
      return (await limitRequests(request, writeLimit())) ?? problem(410, 'The link is not valid');
    await endSubscription(link.id, null);
    return { status: 200, body: { success: true } };
  }
  const responded = async (): Promise<ApiResponse> => {
    const context = requestContext(request, localeIn(fields) ?? localeOfPage(request));
    if (!context) return problem(404, 'This shop has no such locale');
    if (!body.ok && !body.isForm) return body.rejection;
    const isEnded = await endByPage(request, fields, context);
    const element = `newsletterEnd-${isEnded ? 'sent' : 'refused'}`;
    if (body.isForm) return seeOther(backTo(request, element, context));
    return isEnded ? { status: 200, body: { success: true } } : rejectedForm('expired', context);
  };
  return guarded(responded)(request, response);
};
