import type { ApiRequest } from '@/lib/platform/http/api-request';
import type { z } from 'zod';
import { HONEYPOT, requireCaptcha } from '@/lib/shop/captcha/require-captcha.server';
import { problem, type ApiResponse } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { limitRequests, type Limit } from '@/lib/platform/http/limit-requests.server';
import { RequestRejected } from '@/lib/platform/http/request-rejected';
import { originOf } from '@/lib/platform/http/secure-origin';
import { messagesIn } from '@/lib/shop/i18n/messages-in';
import { formEndpoint, type EndpointVisit } from '@/lib/customer/session/form-endpoint.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { localeIn, requestContext } from '@/lib/shop/page-context/request-context.server';
import { FORM_REJECTIONS, type FormRejection } from './form-rejection';
import { backTo, localeOfPage } from './form-page.server';
import { safeHtml } from './safe-html.server';

/** Rate limit for all kinds of forms from one address. */
const FORMS: Limit = { name: 'form', requests: 60, seconds: 60 * 60 };

/** Request of a form: its sender, page and fields. */
export interface FormVisit {
  request: ApiRequest;
  context: PageContext;
  /** Scheme and host. */
  origin: string;
  /** Whether a captcha was solved; otherwise an email has to confirm the form. */
  hasCaptcha: boolean;
}

export type FormResult = { ok: true; data?: unknown } | { ok: false; code: FormRejection };

export interface FormRoute<Schema extends z.ZodType> {
  /** Prefix of the page's elements `<name>-sent` and `<name>-refused`. */
  name: string;
  /** Schema of the fields, which may depend on the visitor's shop and country. */
  schema: Schema | ((context: PageContext) => Schema);
  /** Rejections with their own text on the page, at `<name>-<refusal>`. */
  explained?: readonly FormRejection[];
  /**
   * Page to which a browser without JavaScript is redirected after success; default: the form's own
   * page.
   */
  pageAfter?: (data: unknown) => string;
  /** Makes the change; an exception is an outage or a bug. */
  take: (value: z.output<Schema>, visit: FormVisit) => Promise<FormResult>;
}

/** A field that is wrong, with its message. */
interface WrongField {
  field: string;
  message: string;
}

/** Response to a script: `success`, and `errors` in the visitor's language. */
export function rejectedForm(
  code: FormRejection,
  context: PageContext,
  about?: WrongField,
): ApiResponse {
  const message = about?.message ?? messagesIn(context.locale).formErrors[code];
  const errors = [{ code, ...about, message: safeHtml(message) }];
  return problem(FORM_REJECTIONS[code], message, { success: false, errors });
}

/** Messages for email addresses and phone numbers, which visitors mistype most often. */
function aboutInvalid({ issues }: z.ZodError, context: PageContext): WrongField | undefined {
  const { email, address } = messagesIn(context.locale);
  const field = issues[0]?.path[0];
  if (field === 'email') return { field, message: email.invalid };
  if (field === 'phoneNumber') return { field, message: address.errors.phoneInvalid };
  return undefined;
}

/** Result of a form, with the field that is wrong. */
type Outcome = { result: FormResult; about?: WrongField | undefined };

const rejected = (code: FormRejection): Outcome => ({ result: { ok: false, code } });

async function attempt<Schema extends z.ZodType>(
  { schema, take }: FormRoute<Schema>,
  { request, context, sent }: EndpointVisit,
): Promise<Outcome> {
  const parsed = (typeof schema === 'function' ? schema(context) : schema).safeParse(sent);
  if (!parsed.success)
    return { ...rejected('invalid'), about: aboutInvalid(parsed.error, context) };
  if (await limitRequests(request, FORMS)) return rejected('tooMany');
  const { token } = sent;
  await requireCaptcha(request, token);
  // Pretends success to bots that fill in the hidden field.
  if (sent[HONEYPOT]) return { result: { ok: true } };
  const hasCaptcha = token !== undefined && token !== '';
  const visit = { request, context, origin: originOf(request), hasCaptcha };
  return { result: await take(parsed.data, visit) };
}

/** Page that shows the result to a browser without JavaScript. */
function pageFor(
  { name, explained = [], pageAfter }: Omit<FormRoute<z.ZodType>, 'schema' | 'take'>,
  result: FormResult,
  { request, context }: EndpointVisit,
): string {
  if (result.ok && result.data !== undefined && pageAfter) return pageAfter(result.data);
  const rejection = !result.ok && explained.includes(result.code) ? result.code : 'refused';
  return backTo(request, `${name}-${result.ok ? 'sent' : rejection}`, context);
}

/**
 * Endpoint for a form: validates its fields, then its captcha. Scripts receive `success` and
 * `errors`, browsers are redirected to their page.
 */
export function formWrite<Schema extends z.ZodType>(route: FormRoute<Schema>): Operation {
  return formEndpoint<Outcome>({
    contextOf: (request, sent) =>
      requestContext(request, localeIn(sent) ?? localeOfPage(request)) ?? requestContext(request),
    take: (visit) => attempt(route, visit),
    respond({ result, about }, { context }) {
      if (!result.ok) return rejectedForm(result.code, context, about);
      const { data } = result;
      return { status: 200, body: { success: true, ...(data !== undefined && { data }) } };
    },
    pageFor: ({ result }, visit) => pageFor(route, result, visit),
    rejectionOf: (error) => (error instanceof RequestRejected ? rejected('tooMany') : null),
    unavailable: [() => rejected('unavailable'), 'form cannot be stored'],
  });
}
