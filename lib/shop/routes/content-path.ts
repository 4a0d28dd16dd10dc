import { ACCOUNT_PAGES } from './named-routes';

/**
 * Content path of some segments. Content paths are in lower case, while account pages have names
 * with capitals in emails and the app, for example `LoginData`.
 */
export function contentPath(segments: readonly string[]): string {
  const [section, name, ...rest] = segments;
  const isNamed = section === 'account' && ACCOUNT_PAGES.some((page) => page === name);
  if (!isNamed || !name || rest.length > 0) return `/${segments.join('/')}`;
  const inLowerCase = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return `/${section}/${inLowerCase}`;
}
