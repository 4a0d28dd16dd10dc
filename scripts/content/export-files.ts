import path from 'node:path';

/** A file's address in the API has no scheme; our own service has no TLS. */
export const fileAddress = (url: string, isLocal: boolean) =>
  url.startsWith('//') ? `${isLocal ? 'http' : 'https'}:${url}` : url;

/**
 * Where an asset's file lies beside an export: `<folder>/<host>/<path>`, as contentful-export does.
 * @throws Error when the address would lead out of the folder.
 */
export function localFile(folder: string, url: string): string {
  const { host, pathname } = new URL(fileAddress(url, true));
  const place = path.join(folder, host, decodeURIComponent(pathname));
  if (path.relative(folder, place).startsWith('..')) throw new Error(`${url} leads elsewhere`);
  return place;
}

/** Drafts of published entries, which contentful-export's format cannot hold. */
export const changesFile = (file: string) => `${file.replace(/\.json$/, '')}.changes.json`;
