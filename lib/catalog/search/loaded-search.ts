import type { Link } from '@/cms-schema/shapes';
import type { Redirect } from '@/lib/shop/routes/redirect-target';
import type { LoadedList } from './loaded-list';
import type { TermsOfQuery } from './suggest';

/** First results of a search, with what goes with them. */
export interface LoadedSearch extends LoadedList {
  /** `null` when they could not be loaded: the browser loads them itself. */
  terms: TermsOfQuery | null;
  /** The project's page for searches without results. */
  zeroResultPage: Link | null;
  /** Where the search leads instead of its list. */
  destination: Redirect | null;
}
