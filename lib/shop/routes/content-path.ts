import { ACCOUNT_PAGES } from './named-routes';

/**
 * Path under which a page is found in the content, whose paths are in lower case: the account's pages
 * go by the names that mails and the app know them by, `LoginData` for example.
 */
export function contentPath(segments: readonly string[]): string {
  const [section, name, ...rest] = segments;
  const isNamed = section === 'account' && ACCOUNT_PAGES.some((page) => page === name);
  if (!isNamed || !name || rest.length > 0) return `/${segments.join('/')}`;
  const inLowerCase = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return `/${section}/${inLowerCase}`;
}
