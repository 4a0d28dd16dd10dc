import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { isPermitted, permissionsOf, type Permission } from '@/lib/counter/staff/permissions';
import { findEnded, findStaff, type SignedIn } from '@/lib/counter/staff/staff-session.server';
import { dropTyped, keepCounterDraft, SENT_AGAIN } from '@/lib/counter/staff/typed-draft.server';
import { isDatabaseOutage } from '@/lib/platform/db/database-outage.server';
import { HashesBusy } from '@/lib/platform/hashing/password-hash.server';
import { limitOften, writeLimit } from '@/lib/platform/http/limit-requests.server';
import { readSent } from '@/lib/platform/http/read-body.server';
import { requireSameOrigin } from '@/lib/platform/http/require-same-origin.server';
import { report } from '@/lib/platform/log/log.server';
import { messagesOf } from '@/lib/shop/i18n/messages';
import { counterLanguage, counterMessages, type CounterLanguage } from './counter-language';
import type { CounterProblem, CounterProps } from './counter-head';

type Context = Pick<GetServerSidePropsContext, 'req' | 'res' | 'query' | 'resolvedUrl'>;

/** Fields of a form that was sent. */
export type CounterForm = Readonly<Record<string, string>>;

/** A request to a page. */
export interface CounterVisit extends Context {
  /** `null` for a page that is opened, not sent. */
  form: CounterForm | null;
}

export interface StaffVisit extends CounterVisit {
  staff: SignedIn;
  /** Chosen by the member of staff, or the browser's. */
  language: CounterLanguage;
}

/** What a page responds with. */
export type CounterResponse<Props> =
  | { props: Props; status?: number }
  | { problem: CounterProblem }
  /** Address of the page to open next. */
  | { goTo: string }
  /** The response was sent: a file. */
  | { isSent: true };

const STATUS: Readonly<Record<CounterProblem, number>> = {
  forbidden: 403,
  foreign: 403,
  tooMany: 429,
  invalid: 400,
  outage: 503,
  missing: 404,
};

export const SIGN_IN = '/counter/sign-in';

const redirectTo = (destination: string) => ({
  // A form that was sent is not sent again to the next page.
  redirect: { destination, statusCode: 303 as const },
});

/** A form from our own pages, or why it is rejected; `null` for a page that is opened. */
async function readForm({ req }: Context): Promise<CounterForm | CounterProblem | null> {
  if (req.method === 'GET' || req.method === 'HEAD') return null;
  if (req.method !== 'POST') return 'invalid';
  if (requireSameOrigin(req)) return 'foreign';
  if (await limitOften(req, writeLimit())) return 'tooMany';
  const sent = await readSent(req);
  // Fields of a form are strings; JSON is not accepted.
  return sent.ok && sent.isForm ? (sent.value as CounterForm) : 'invalid';
}

function problemOf(error: unknown): CounterProblem {
  if (error instanceof HashesBusy) return 'tooMany';
  if (!isDatabaseOutage(error)) throw error;
  report('the counter cannot reach the database', { error });
  return 'outage';
}

const languageOf = ({ req }: Context, staff: SignedIn | null): CounterLanguage =>
  counterLanguage(staff?.language ?? null, req.headers['accept-language']);

/** Responds to a request of `staff`, or of somebody who is not signed in. */
async function respond<Props extends object>(
  context: Context,
  staff: SignedIn | null,
  work: () => Promise<CounterResponse<Props>>,
): Promise<GetServerSidePropsResult<CounterProps<Props>>> {
  const { res } = context;
  const language = languageOf(context, staff);
  const shown = staff && {
    email: staff.email,
    role: staff.role,
    permissions: permissionsOf(staff.role),
  };
  const counter = { language, messages: counterMessages(language), staff: shown };
  const shared = { counter, messages: messagesOf(language, []) };
  const response = await work().catch((error: unknown) => ({ problem: problemOf(error) }));
  if ('goTo' in response) return redirectTo(response.goTo);
  if ('problem' in response) {
    res.statusCode = STATUS[response.problem];
    return { props: { ...shared, problem: response.problem } };
  }
  // Next sends nothing after a response that has ended.
  if ('isSent' in response) return { props: { ...shared, problem: 'missing' } };
  res.statusCode = response.status ?? 200;
  return { props: { ...shared, problem: null, ...response.props } };
}

async function withForm<Visit extends CounterVisit, Props>(
  visit: Omit<Visit, 'form'>,
  context: Context,
  work: (visit: Visit) => Promise<CounterResponse<Props>>,
): Promise<CounterResponse<Props>> {
  const form = await readForm(context);
  if (typeof form === 'string') return { problem: form };
  // The compiler does not join a visit without its form and the form.
  return work({ ...visit, form } as Visit);
}

/** Pages whose forms are not stored for later: to sign out, and settings that contain secrets. */
const WITHOUT_DRAFT = ['/counter/account', '/counter/second-factor', '/counter/typed'];

/**
 * Where somebody signs in whose session has ended, or who never had one. What they typed is kept if their
 * browser still knows the session, and the page they wanted is opened afterwards.
 */
async function signInAddress(context: Context): Promise<string> {
  const { req, resolvedUrl: path } = context;
  if (req.method === 'GET' || req.method === 'HEAD')
    return path === '/counter' ? SIGN_IN : `${SIGN_IN}?${new URLSearchParams({ next: path })}`;
  const hasDraft = !WITHOUT_DRAFT.some((each) => path === each || path.startsWith(`${each}?`));
  const staffId = hasDraft ? await findEnded(req) : null;
  const form = staffId ? await readForm(context) : null;
  if (staffId && form && typeof form !== 'string')
    await keepCounterDraft(staffId, { path, fields: form });
  return SIGN_IN;
}

/**
 * A page of the counter for staff with a permission; never cached. Others are redirected to sign in,
 * or get 403.
 */
export async function counterPage<Props extends object>(
  context: Context,
  permission: Permission,
  work: (visit: StaffVisit) => Promise<CounterResponse<Props>>,
): Promise<GetServerSidePropsResult<CounterProps<Props>>> {
  context.res.setHeader('Cache-Control', 'private, no-store');
  let known: SignedIn;
  try {
    const staff = await findStaff(context.req);
    if (!staff) return redirectTo(await signInAddress(context));
    known = staff;
  } catch (error) {
    return respond<Props>(context, null, () => Promise.reject(error));
  }
  return respond<Props>(context, known, async () => {
    if (!isPermitted(known.role, permission)) return { problem: 'forbidden' };
    const visit = { ...context, staff: known, language: languageOf(context, known) };
    return withForm<StaffVisit, Props>(visit, context, async (sent) => {
      const response = await work(sent);
      if (sent.form?.[SENT_AGAIN] && !('problem' in response)) await dropTyped(known.id);
      return response;
    });
  });
}

/** A page of the counter for anybody: to sign in, and to set a password. */
export function openCounterPage<Props extends object>(
  context: Context,
  work: (visit: CounterVisit) => Promise<CounterResponse<Props>>,
): Promise<GetServerSidePropsResult<CounterProps<Props>>> {
  context.res.setHeader('Cache-Control', 'private, no-store');
  return respond<Props>(context, null, () => withForm<CounterVisit, Props>(context, context, work));
}

/** A query parameter, empty if it is repeated; no value that the counter reads is longer than 200 characters. */
export const oneParameter = (value: string | string[] | undefined): string =>
  typeof value === 'string' && !value.includes('\0') ? value.slice(0, 200) : '';
