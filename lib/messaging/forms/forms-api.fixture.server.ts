import { solvedCaptcha } from '@/lib/shop/captcha/solved-captcha.fixture.server';
import { sendMessageEndpoint } from '@/lib/messaging/contact/contact-endpoints.server';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { database } from '@/lib/platform/db/database.server';
import { outbox } from '@/lib/platform/db/schema-orders';
import { apiRoute, type Operation } from '@/lib/platform/http/api-route.server';
import { withApi } from '@/lib/platform/http/api-server.fixture';
import {
  startMailService,
  type RunningMailService,
} from '@/lib/messaging/mail/mail-service.fixture';
import {
  enterRaffleEndpoint,
  registerForEarlyShopEndpoint,
} from '@/lib/messaging/newsletter/entry-endpoints.server';
import * as newsletter from '@/lib/messaging/newsletter/newsletter-endpoints.server';
import { endAlertEndpoint, subscribeToAlert } from './alert-endpoints.server';
import { sendFromOutbox } from '@/lib/messaging/outbox/send-from-outbox.server';
import {
  followFormLinkEndpoint,
  openFormLink,
} from '@/lib/messaging/form-confirmation/confirm-endpoint.server';
import { formLinkState, readFormLink } from '@/lib/messaging/form-confirmation/form-links.server';
import type { LinkState } from '@/lib/messaging/mail/link-state';

export const HOST = 'hgg.localhost:3000';
const OWN = { host: HOST, 'sec-fetch-site': 'same-origin' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

const config = { api: { bodyParser: false } };
const post = (operation: Operation) => ({ default: apiRoute({ POST: operation }), config });

export interface Received {
  subject: string;
  text: string;
  html: string;
  headers: { name: string; value: string }[];
}

/** Starts the form endpoints with a database and a mail service. */
export function withFormsApi(open: Parameters<typeof withDatabase>[0]) {
  withoutContent();
  let mail: RunningMailService;
  beforeAll(async () => {
    mail = await startMailService(process.env['STATE_DIRECTORY'] ?? '');
    process.env['SMTP_URL'] = mail.smtpUrl;
  });
  afterAll(() => mail.stop());
  // Opening the database reads the environment once for all.
  withDatabase(open);
  const call = withApi({
    '/api/newsletter/subscribe': post(newsletter.subscribeOperation),
    '/api/newsletter/confirm': { default: apiRoute({ GET: openFormLink }) },
    '/api/newsletter/unsubscribe': {
      default: apiRoute(
        { GET: newsletter.openUnsubscribe, POST: newsletter.unsubscribeOperation },
        { writers: 'signed' },
      ),
      config,
    },
    '/api/newsletter/raffle': post(enterRaffleEndpoint),
    '/api/newsletter/earlyShopRegistration': post(registerForEarlyShopEndpoint),
    '/api/contact/sendEmail': post(sendMessageEndpoint),
    '/api/article/notice': post(subscribeToAlert),
    '/api/article/end-notice': {
      default: apiRoute({ GET: openFormLink, POST: endAlertEndpoint }, { writers: 'signed' }),
      config,
    },
    '/api/forms/confirm': {
      default: apiRoute({ GET: openFormLink, POST: followFormLinkEndpoint }),
      config,
    },
  });
  const follow = (url: string) => {
    const { pathname, search } = new URL(url);
    return call(pathname + search, { headers: { host: HOST } });
  };
  beforeEach(async () => {
    await database().$client.query(`
      DELETE FROM shop.request_limits; DELETE FROM shop.outbox; DELETE FROM shop.contact_messages;
      DELETE FROM shop.newsletter_subscriptions; DELETE FROM shop.form_entries;`);
  });
  return {
    call,
    stopMail: () => mail.stop(),
    /** Restarts the mail service with its stored emails. */
    async startMail() {
      mail = await startMailService(process.env['STATE_DIRECTORY'] ?? '', mail);
    },
    /** Posts JSON like our own page, adding a solved captcha unless the fields have a token. */
    async send(path: string, fields: object, locale = 'de-de', more: Record<string, string> = {}) {
      return call(`${path}?locale=${locale}`, {
        method: 'POST',
        headers: { ...OWN, ...more, 'content-type': 'application/json' },
        body: JSON.stringify({ token: await solvedCaptcha(), ...fields }),
      });
    },
    /** Sends a form like a browser without JavaScript. */
    sendForm: (path: string, fields: Record<string, string>, page = '/de-de/kontakt') =>
      call(path, {
        method: 'POST',
        headers: { ...OWN, ...FORM_TYPE, referer: `http://${HOST}${page}` },
        body: new URLSearchParams(fields).toString(),
      }),
    open: follow,
    /**
     * Follows a link of an email and presses the button on its page. @returns the address of the
     * next page
     */
    async press(url: string): Promise<string | undefined> {
      const page = await follow(url);
      const token = new URL(page.headers.location ?? '', url).searchParams.get('token') ?? '';
      const fields = new URLSearchParams({ locale: 'de-de', token }).toString();
      const headers = { ...OWN, ...FORM_TYPE };
      const pressed = await call('/api/forms/confirm', { method: 'POST', headers, body: fields });
      return pressed.headers.location;
    },
    /** State of a link, as loaded by its page. */
    async stateOf(url: string): Promise<LinkState | null> {
      const { headers } = await follow(url);
      const token = new URL(headers.location ?? '', url).searchParams.get('token');
      const link = readFormLink(token);
      return link && formLinkState(link);
    },
    /** Sends the outbox's emails, as the jobs do. */
    async deliver() {
      const rows = await database().select({ key: outbox.key }).from(outbox);
      for (const { key } of rows) await sendFromOutbox(key);
    },
    /** Emails to an address, newest first. */
    async received(address: string): Promise<Received[]> {
      const list = `${mail.readerUrl}/messages?to=${encodeURIComponent(address)}`;
      const entries = (await (await fetch(list)).json()) as { id: string }[]; // its own tests read it
      const read = entries.map(({ id }) => fetch(`${mail.readerUrl}/messages/${id}`));
      return Promise.all(
        (await Promise.all(read)).map((reply) => reply.json() as Promise<Received>),
      );
    },
    async rows(text: string) {
      return (await database().$client.query(text)).rows;
    },
  };
}

/** Value of an email's header; the name is in lower case. */
export const headerOf = (email: Received | undefined, wanted: string): string | undefined =>
  email?.headers.find(({ name }) => name.toLowerCase() === wanted)?.value;

export const linkIn = ({ text }: Received): string => /https?:\S+/.exec(text)?.[0] ?? '';
