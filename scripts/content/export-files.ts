import path from 'node:path';

/** URL of a file. Addresses in the API have no scheme, and our own service has no TLS. */
export const fileAddress = (url: string, isLocal: boolean) =>
  url.startsWith('//') ? `${isLocal ? 'http' : 'https'}:${url}` : url;

/**
 * Path of an asset's file beside an export: `<folder>/<host>/<path>`, as in contentful-export.
 * @throws Error when the path would be outside of the folder
 */
export function localFile(folder: string, url: string): string {
  const { host, pathname } = new URL(fileAddress(url, true));
  const place = path.join(folder, host, decodeURIComponent(pathname));
  if (path.relative(folder, place).startsWith('..')) throw new Error(`${url} leads elsewhere`);
  return place;
}

/** File for drafts of published entries, which contentful-export's format does not support. */
export const changesFile = (file: string) => `${file.replace(/\.json$/, '')}.changes.json`;
