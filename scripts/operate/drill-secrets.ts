import { randomBytes } from 'node:crypto';
import { openRows, type Rows } from './rows';
import type { ShopFolder, Variables } from './shop-folder';

/** Secrets that a storefront is given together, and how they are taken back where they are kept. */
export interface Secrets {
  variables: Variables;
  /** Takes them back. @returns those that still open something */
  retire: () => Promise<string[]>;
}

const random = () => randomBytes(24).toString('hex');

interface Call {
  method?: string;
  headers: Readonly<Record<string, string>>;
  body?: object;
}

async function call(address: string, { method = 'GET', headers, body }: Call): Promise<unknown> {
  const response = await fetch(address, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`);
  return text ? JSON.parse(text) : null;
}

const opens = (address: string, headers: Readonly<Record<string, string>>): Promise<boolean> =>
  call(address, { headers }).then(
    () => true,
    () => false,
  );

const addressOf = (host: string | undefined) => `http://${host ?? ''}`;

/** Tokens of the content, for published entries and for drafts. */
async function newTokens(shop: Variables): Promise<Secrets> {
  const space = `/spaces/${shop['CONTENTFUL_SPACE_ID']}`;
  const management = `${addressOf(shop['CONTENTFUL_MANAGEMENT_HOST'])}${space}`;
  const headers = { Authorization: `Bearer ${shop['CONTENTFUL_MANAGEMENT_TOKEN']}` };
  const body = { name: `drill ${random()}` };
  // What Contentful documents for these addresses.
  const key = (await call(`${management}/api_keys`, { method: 'POST', headers, body })) as {
    sys: { id: string };
    accessToken: string;
    preview_api_key: { sys: { id: string } };
  };
  const preview = (await call(`${management}/preview_api_keys/${key.preview_api_key.sys.id}`, {
    headers,
  })) as { accessToken: string };
  return {
    variables: {
      CONTENTFUL_ACCESS_TOKEN: key.accessToken,
      CONTENTFUL_PREVIEW_ACCESS_TOKEN: preview.accessToken,
    },
    retire: async () => {
      await call(`${management}/api_keys/${key.sys.id}`, { method: 'DELETE', headers });
      const entries = `${addressOf(shop['CONTENTFUL_HOST'])}${space}/environments/${shop['CONTENTFUL_ENVIRONMENT']}/entries?limit=1`;
      const isOpen = await opens(entries, { Authorization: `Bearer ${key.accessToken}` });
      return isOpen ? ['CONTENTFUL_ACCESS_TOKEN'] : [];
    },
  };
}

/** A key of the search with the rights of the one that it replaces. */
async function newSearchKey(shop: Variables, name: string): Promise<Secrets> {
  const keys = `${addressOf(shop['ALGOLIA_HOST'])}/1/keys`;
  const headersOf = (key: string) => ({
    'x-algolia-application-id': shop['ALGOLIA_APP_ID'] ?? '',
    'x-algolia-api-key': key,
  });
  const headers = headersOf(shop['ALGOLIA_ADMIN_API_KEY'] ?? '');
  const { acl } = (await call(`${keys}/${shop[name]}`, { headers })) as { acl: string[] };
  const { key } = (await call(keys, { method: 'POST', headers, body: { acl } })) as { key: string };
  return {
    variables: { [name]: key },
    retire: async () => {
      await call(`${keys}/${key}`, { method: 'DELETE', headers });
      return (await opens(`${keys}/${key}`, headersOf(key))) ? [name] : [];
    },
  };
}

/** A role of the shop's in the database, beside the one that it replaces. */
async function newRole(shop: ShopFolder, superuser: Rows): Promise<Secrets> {
  const role = `selvedge_drill_${randomBytes(4).toString('hex')}`;
  const url = new URL(shop.variables['DATABASE_URL'] ?? '');
  Object.assign(url, { username: role, password: random() });
  await superuser.query(`CREATE ROLE ${role} LOGIN PASSWORD '${url.password}'`);
  const DATABASE_OWNER_URL = shop.variables['DATABASE_OWNER_URL'] ?? '';
  const { status, output } = shop.migrate({ DATABASE_URL: url.href, DATABASE_OWNER_URL });
  if (status !== 0) throw new Error(`the role got no rights: ${output}`);
  return {
    variables: { DATABASE_URL: url.href },
    retire: async () => {
      await superuser.query(`DROP OWNED BY ${role}`);
      await superuser.query(`DROP ROLE ${role}`);
      const isOpen = await openRows(url.href).then(
        (rows) => rows.end().then(() => true),
        () => false,
      );
      return isOpen ? ['DATABASE_URL'] : [];
    },
  };
}

/** Secrets of the shop's own, which nobody else keeps. */
const newOwn = (): Secrets => ({
  variables: { SESSION_SECRET: random(), CONTENTFUL_REVALIDATE_SECRET: random() },
  retire: async () => [],
});

/** One of each secret that the shop's services can keep beside another. */
export async function newSecrets(shop: ShopFolder, superuser: Rows): Promise<Secrets> {
  const all = [
    newOwn(),
    await newTokens(shop.variables),
    await newSearchKey(shop.variables, 'ALGOLIA_SEARCH_API_KEY'),
    await newSearchKey(shop.variables, 'ALGOLIA_ADMIN_API_KEY'),
    await newRole(shop, superuser),
  ];
  return {
    variables: Object.assign({}, ...all.map(({ variables }) => variables)),
    retire: async () => (await Promise.all(all.map((each) => each.retire()))).flat(),
  };
}
