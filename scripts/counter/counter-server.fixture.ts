import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { parseCookie } from 'cookie';
import type { GetServerSideProps } from 'next';
import { requestTo, type Reply, type Request } from '@/lib/platform/http/api-server.fixture';
import { withHttpServer } from '@/lib/platform/http/http-server.fixture';

const FOLDER = path.resolve('pages/counter');

/** Files of all pages of the counter, including new ones: `order/[id].tsx` */
export const COUNTER_PAGES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .toSorted();

/** Matches the address of a page, with the names of its parameters. */
const routeOf = (file: string) => {
  const route = file.replace(/\.tsx$/, '').replace(/(^|\/)index$/, '');
  const pattern = route.replaceAll(/\[(\w+)\]/g, '(?<$1>[^/]+)');
  return new RegExp(`^/counter${pattern && `/${pattern}`}$`);
};

/** What a file below `pages/counter` exports. */
export interface CounterPageModule {
  getServerSideProps: GetServerSideProps;
}

/** Loads the module of a page. @param file `order/[id].tsx` */
type LoadPage = (file: string) => Promise<CounterPageModule> | CounterPageModule;

const fromFolder: LoadPage = async (file) =>
  (await import(path.join(FOLDER, file))) as CounterPageModule;

async function pageAt(pathname: string, files: readonly string[], load: LoadPage) {
  const file = files.find((each) => routeOf(each).test(pathname));
  if (!file) return null;
  const { getServerSideProps } = await load(file);
  return { getServerSideProps, parameters: routeOf(file).exec(pathname)?.groups };
}

/** Serves the props of pages as JSON, with the statuses and redirects that Next sends. */
export const counterServer = (files = COUNTER_PAGES, load = fromFolder): Server =>
  createServer((req, res) => {
    void (async () => {
      const url = new URL(req.url ?? '/', 'http://any');
      const page = await pageAt(url.pathname, files, load);
      if (!page) return void res.writeHead(404).end();
      const cookies = parseCookie(req.headers.cookie ?? '');
      const query = { ...Object.fromEntries(url.searchParams), ...page.parameters };
      const context = {
        req: Object.assign(req, { cookies }),
        res,
        query,
        resolvedUrl: `${url.pathname}${url.search}`,
      };
      const result = await page.getServerSideProps(context);
      if (res.writableEnded) return;
      if ('redirect' in result) {
        const { destination } = result.redirect;
        const status = 'statusCode' in result.redirect ? result.redirect.statusCode : 307;
        return void res.writeHead(status, { Location: destination }).end();
      }
      res.end(JSON.stringify('props' in result ? await result.props : {}));
    })().catch((error: unknown) => res.writeHead(500).end(String(error)));
  });

const HOST = 'hgg.localhost:3000';

/** What a browser sends with a form of the counter's own pages. */
const FORM = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
};

/** A browser with its cookies. */
export class CounterBrowser {
  cookie = '';
  readonly #port: () => number;
  constructor(port: () => number) {
    this.#port = port;
  }
  async send(address: string, request: Request): Promise<Reply> {
    const headers = { host: HOST, cookie: this.cookie, ...request.headers };
    const reply = await requestTo(this.#port(), address, { ...request, headers });
    const [set] = reply.headers['set-cookie'] ?? [];
    if (set) this.cookie = set.split(';', 1)[0] ?? '';
    return reply;
  }
  open = (address: string): Promise<Reply> => this.send(address, {});
  submit = (
    address: string,
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = FORM,
  ): Promise<Reply> => {
    const body = new URLSearchParams(fields).toString();
    return this.send(address, { method: 'POST', headers: { ...FORM, ...headers }, body });
  };
}

/** Pages of the counter, served for the tests of a file. */
export function withCounter(): () => CounterBrowser {
  const portOf = withHttpServer(() => counterServer());
  return () => new CounterBrowser(portOf);
}
