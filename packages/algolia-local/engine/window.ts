import type { IndexSettings, SearchParams, SearchResult } from './types';

export interface Window {
  readonly start: number;
  readonly end: number;
  readonly describe: (
    total: number,
  ) => Pick<SearchResult, 'page' | 'nbPages' | 'hitsPerPage' | 'offset' | 'length'>;
}

/** No page extends beyond `paginationLimitedTo`; one that would is empty, not rejected. */
export function windowOf(params: SearchParams, settings: IndexSettings): Window {
  const limit = settings.paginationLimitedTo;
  if (params.offset !== undefined || params.length !== undefined) {
    const offset = params.offset ?? 0;
    const length = params.length ?? settings.hitsPerPage;
    return {
      start: Math.min(offset, limit),
      end: Math.min(offset + length, limit),
      describe: () => ({ offset, length }),
    };
  }
  const page = params.page ?? 0;
  const hitsPerPage = params.hitsPerPage ?? settings.hitsPerPage;
  return {
    start: Math.min(page * hitsPerPage, limit),
    end: Math.min((page + 1) * hitsPerPage, limit),
    describe: (total) => ({
      page,
      nbPages: hitsPerPage === 0 ? 0 : Math.ceil(Math.min(total, limit) / hitsPerPage),
      hitsPerPage,
    }),
  };
}
