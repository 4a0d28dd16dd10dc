import type { Link } from '@/cms-schema/shapes';
import type { Redirect } from '@/lib/shop/routes/redirect-target';
import type { LoadedList } from './loaded-list';
import type { TermsOfQuery } from './suggest';

/** Initial results of a search, with related data. */
export interface LoadedSearch extends LoadedList {
  /** `null` if loading failed; the browser then loads them itself. */
  terms: TermsOfQuery | null;
  /** The project's page for searches without results. */
  zeroResultPage: Link | null;
  /** Redirect of the search, if it does not show its list. */
  destination: Redirect | null;
}
