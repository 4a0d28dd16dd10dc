import type { ApiRequest } from '@/lib/platform/http/api-request';
import type { z } from 'zod';
import { HONEYPOT, requireCaptcha } from '@/lib/shop/captcha/require-captcha.server';
import { isDatabaseOutage } from '@/lib/platform/db/database-outage.server';
import { problem, seeOther, type ApiResponse } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { limitRequests, type Limit } from '@/lib/platform/http/limit-requests.server';
import { readSent } from '@/lib/platform/http/read-body.server';
import { RequestRejected } from '@/lib/platform/http/request-rejected';
import { originOf } from '@/lib/platform/http/secure-origin';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { report } from '@/lib/platform/log/log.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { localeIn, requestContext } from '@/lib/shop/page-context/request-context.server';
import { FORM_REJECTIONS, type FormRejection } from './form-rejection';
import { backTo, localeOfPage } from './form-page.server';
import { safeHtml } from './safe-html.server';

/** Forms of one address, of all kinds. */
const FORMS: Limit = { name: 'form', requests: 60, seconds: 60 * 60 };

/** The request of a form: its sender, page and fields. */
export interface FormVisit {
  request: ApiRequest;
  context: PageContext;
  /** Scheme and host. */
  origin: string;
  /** Without a captcha an email has to confirm the form. */
  hasCaptcha: boolean;
}

export type FormResult = { ok: true; data?: unknown } | { ok: false; code: FormRejection };

export interface FormRoute<Schema extends z.ZodType> {
  /** Elements of the page are `<name>-sent` and `<name>-refused`. */
  name: string;
  /** What its fields have to be, in a visitor's shop and country where that matters. */
  schema: Schema | ((context: PageContext) => Schema);
  /** Refusals that the page has words of its own for, at `<name>-<refusal>`. */
  explained?: readonly FormRejection[];
  /** Where a browser without scripts is led once the form is taken; default: back to its page. */
  pageAfter?: (data: unknown) => string;
  /** Makes the change; what it throws is an outage or a bug. */
  take: (value: z.output<Schema>, visit: FormVisit) => Promise<FormResult>;
}

const isObject = (sent: unknown): sent is Record<string, unknown> =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent);

/** The response to a script: `success`, and `errors` in the visitor's language. */
export function rejectedForm(
  code: FormRejection,
  context: PageContext,
  about?: string,
): ApiResponse {
  const message = about ?? messagesFor(context.locale.language).formErrors[code];
  const errors = [{ code, message: safeHtml(message) }];
  return problem(FORM_REJECTIONS[code], message, { success: false, errors });
}

/** Wrong addresses and phone numbers are what visitors mistype most. */
function aboutInvalid({ issues }: z.ZodError, context: PageContext): string | undefined {
  const messages = messagesFor(context.locale.language);
  const field = issues[0]?.path[0];
  if (field === 'email') return messages.email.invalid;
  return field === 'phoneNumber' ? messages.address.errors.phoneInvalid : undefined;
}

async function attempt<Schema extends z.ZodType>(
  { schema, take }: FormRoute<Schema>,
  sent: Record<string, unknown>,
  visit: Omit<FormVisit, 'hasCaptcha'>,
): Promise<{ result: FormResult; about?: string | undefined }> {
  const { request, context } = visit;
  const parsed = (typeof schema === 'function' ? schema(context) : schema).safeParse(sent);
  if (!parsed.success)
    return {
      result: { ok: false, code: 'invalid' },
      about: aboutInvalid(parsed.error, context),
    };
  if (await limitRequests(request, FORMS)) return { result: { ok: false, code: 'tooMany' } };
  const { token } = sent;
  await requireCaptcha(request, token);
  // Pretends success to the program that filled in the hidden field.
  if (sent[HONEYPOT]) return { result: { ok: true } };
  const hasCaptcha = token !== undefined && token !== '';
  return { result: await take(parsed.data, { ...visit, hasCaptcha }) };
}

/** Turns a rejection or a database failure into a result that the sender's page shows. */
function reportedOnPage(error: unknown): { result: FormResult } {
  if (error instanceof RequestRejected) return { result: { ok: false, code: 'tooMany' } };
  if (!isDatabaseOutage(error)) throw error;
  report('form cannot be stored', { error });
  return { result: { ok: false, code: 'unavailable' } };
}

/** Where a browser without scripts reads what became of its form. */
function pageFor(
  { name, explained = [], pageAfter }: Omit<FormRoute<z.ZodType>, 'schema' | 'take'>,
  result: FormResult,
  { request, context }: Pick<FormVisit, 'request' | 'context'>,
): string {
  if (result.ok && result.data !== undefined && pageAfter) return pageAfter(result.data);
  const rejection = !result.ok && explained.includes(result.code) ? result.code : 'refused';
  return backTo(request, `${name}-${result.ok ? 'sent' : rejection}`, context);
}

/**
 * A route for a form: validates it first, then its captcha. Scripts get `success` and `errors`,
 * browsers are redirected to their page.
 */
export function formWrite<Schema extends z.ZodType>(route: FormRoute<Schema>): Operation {
  return async (request) => {
    const body = await readSent(request);
    const sent = body.ok && isObject(body.value) ? body.value : {};
    const named = localeIn(sent) ?? localeOfPage(request);
    const context = requestContext(request, named) ?? requestContext(request);
    if (!context) return problem(404, 'This shop has no such locale');
    if (!body.ok && !body.isForm) return body.rejection;
    const visit = { request, context, origin: originOf(request) };
    const attempted = attempt(route, sent, visit);
    if (body.isForm) {
      const { result } = await attempted.catch(reportedOnPage);
      return seeOther(pageFor(route, result, visit));
    }
    const { result, about } = await attempted;
    if (!result.ok) return rejectedForm(result.code, context, about);
    const { data } = result;
    return { status: 200, body: { success: true, ...(data !== undefined && { data }) } };
  };
}
