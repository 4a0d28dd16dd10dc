import { expect, type Page } from '@playwright/test';
import { sendRequest, shopUrl, type HostResponse, type Project } from './hosts';
import { ownAddress } from './own-address';

/** A cookie as the browser would store it. */
function cookieOf(line: string, shop: string) {
  const [pair = '', ...attributes] = line.split(/;\s*/);
  const end = pair.indexOf('=');
  const has = (wanted: string) => attributes.some((each) => each.toLowerCase() === wanted);
  return {
    name: pair.slice(0, end),
    value: pair.slice(end + 1),
    url: `${shop.replace('http:', 'https:')}/`,
    httpOnly: has('httponly'),
    secure: has('secure'),
    sameSite: 'Lax' as const,
  };
}

/** Requests a path with the cookies of a page's visitor, and stores those of the response. */
async function requestAs(
  page: Page,
  project: Project,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<HostResponse> {
  const shop = shopUrl(project, '');
  const context = page.context();
  const cookies = await context.cookies(`${shop}/`);
  const response = await sendRequest(`${project}.localhost`, path, {
    ...options,
    headers: {
      ...ownAddress(),
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      ...options.headers,
    },
  });
  const set = response.headers['set-cookie'] ?? [];
  if (set.length > 0) await context.addCookies(set.map((line) => cookieOf(line, shop)));
  return response;
}

/** The document of a path, without loading it in the browser. */
export async function documentOf(page: Page, project: Project, path: string): Promise<string> {
  const { status, body } = await requestAs(page, project, path);
  expect(status, path).toBe(200);
  return body;
}

/**
 * Sends a form as without scripts, for tests that start after it. The page's visitor has its
 * result, without loading a page.
 * @returns path and query of the redirect
 */
export async function sendForm(
  page: Page,
  project: Project,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  const { status, headers, body } = await requestAs(page, project, path, {
    method: 'POST',
    headers: {
      origin: shopUrl(project, ''),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(fields).toString(),
  });
  expect(status, `${path}: ${body.slice(0, 300)}`).toBe(303);
  return headers.location ?? '';
}
