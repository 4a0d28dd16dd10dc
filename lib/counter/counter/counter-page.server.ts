import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { GetServerSideProps, GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { writeAudit, type AuditEntry } from '@/lib/counter/staff/audit-log.server';
import { isPermitted, permissionsOf, type Permission } from '@/lib/counter/staff/permissions';
import { findEnded, findStaff, type SignedIn } from '@/lib/counter/staff/staff-session.server';
import { dropTyped, keepCounterDraft, SENT_AGAIN } from '@/lib/counter/staff/typed-draft.server';
import { isDatabaseOutage } from '@/lib/platform/db/database-outage.server';
import { database } from '@/lib/platform/db/database.server';
import { HashesBusy } from '@/lib/platform/hashing/password-hash.server';
import { limitOften, writeLimit } from '@/lib/platform/http/limit-requests.server';
import { readSent } from '@/lib/platform/http/read-body.server';
import { requireSameOrigin } from '@/lib/platform/http/require-same-origin.server';
import { report } from '@/lib/platform/log/log.server';
import { messagesOf } from '@/lib/shop/i18n/messages';
import { counterLanguage, counterMessages, type CounterLanguage } from './counter-language';
import type { CounterProblem, CounterProps, OwnProps } from './counter-head';

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
  /** Logs what they see; changes are logged in their own transactions. */
  log: (entry: Omit<AuditEntry, 'staffId' | 'requestKey'>) => Promise<unknown>;
}

/** A visit that has sent a form. */
export type SentVisit = StaffVisit & { form: CounterForm };

/** A file to be saved, in one piece or in parts. */
export interface CounterFile {
  headers: Readonly<Record<string, string>>;
  body: string | Buffer | AsyncIterable<string>;
}

/** What a page responds with. */
export type CounterResponse<Props> =
  | { props: Props; status?: number }
  | { problem: CounterProblem }
  /** Address of the page to open next. */
  | { goTo: string }
  | { file: CounterFile };

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

/** Headers of a file that a browser saves. */
export const savedAs = (name: string, type: string): CounterFile['headers'] => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Content-Disposition': `attachment; filename="${name}"`,
});

/** Headers of a response to a script. */
export const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' };

async function sendFile(
  { res }: Context,
  { headers, body }: CounterFile,
): Promise<{ problem: 'missing' }> {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  try {
    await pipeline(Readable.from(body), res);
  } catch (error) {
    // The file is cut off and its connection closed, so that it cannot be taken for the whole.
    report('a file of the counter was not sent', { error });
  }
  // Next sends nothing after a response that has ended.
  return { problem: 'missing' };
}

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
  if ('file' in response)
    return { props: { ...shared, ...(await sendFile(context, response.file)) } };
  if ('problem' in response) {
    res.statusCode = STATUS[response.problem];
    return { props: { ...shared, problem: response.problem } };
  }
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

/** How a page responds. */
interface PageWork<Props> {
  show: (visit: StaffVisit) => Promise<CounterResponse<Props>>;
  /** `null` for a page that has no form. */
  take: ((visit: SentVisit) => Promise<CounterResponse<Props>>) | null;
}

async function withStaff<Props extends object>(
  context: Context,
  permission: Permission,
  { show, take }: PageWork<Props>,
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
    const log: StaffVisit['log'] = (entry) =>
      writeAudit(database(), { staffId: known.id, ...entry });
    const visit = { ...context, staff: known, language: languageOf(context, known), log };
    return withForm<StaffVisit, Props>(visit, context, async (sent) => {
      const { form } = sent;
      if (!form) return show(sent);
      if (!take) return { problem: 'invalid' };
      const response = await take({ ...sent, form });
      if (form[SENT_AGAIN] && !('problem' in response)) await dropTyped(known.id);
      return response;
    });
  });
}

/**
 * The data function of a page for staff with a permission; never cached. Others are redirected to sign in,
 * or get 403.
 * @param show responds to a page that is opened
 * @param take responds to a form that was sent; without it the page has none
 */
export const counterPage =
  <ViewProps extends object>(
    permission: Permission,
    show: PageWork<OwnProps<ViewProps>>['show'],
    take: PageWork<OwnProps<ViewProps>>['take'] = null,
  ): GetServerSideProps<CounterProps<OwnProps<ViewProps>>> =>
  (context) =>
    withStaff(context, permission, { show, take });

/** The data function of a page for anybody: to sign in, and to set a password. */
export const openCounterPage =
  <ViewProps extends object>(
    work: (visit: CounterVisit) => Promise<CounterResponse<OwnProps<ViewProps>>>,
  ): GetServerSideProps<CounterProps<OwnProps<ViewProps>>> =>
  (context) => {
    context.res.setHeader('Cache-Control', 'private, no-store');
    return respond(context, null, () => withForm(context, context, work));
  };

/** A page of the counter; the list for anything else, because an address may be made by anybody. */
export const counterAddress = (address: string): string =>
  /^\/counter(?:[/?][\w/?&=.%+~:-]*)?$/.test(address) && !address.includes('//')
    ? address
    : '/counter';

/** A query parameter, empty if it is repeated; no value that the counter reads is longer than 200 characters. */
export const oneParameter = (value: string | string[] | undefined): string =>
  typeof value === 'string' && !value.includes('\0') ? value.slice(0, 200) : '';
