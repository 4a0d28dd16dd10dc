import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { ProjectId } from '@/lib/shop/project/projects';
import { allowsCountry, type CountryList } from '@/lib/shop/page-context/country-list';
import { phaseAt, type Phase, type Schedule } from './schedule';

/** Visitors a block may be meant for; only the browser knows who is looking. */
export type Audience = 'loggedIn' | 'loggedOut' | 'loyaltyBlack' | 'loyaltyBlue' | 'loyaltySilver';

/** An entry's visibility fields, parsed once when the content is read. */
export interface VisibilityRules {
  countries: CountryList;
  /** Empty: every project. */
  projects: readonly ProjectId[];
  schedule: Schedule;
  windowRule: 'insideWindow' | 'outsideWindow';
  isActive: boolean;
  audience: Audience | null;
  /** Cookie that lists the entries a visitor has closed. */
  closedByCookie: string | null;
}

export interface ContentIssue {
  /** Field and position inside it, for example `countries` or `buttons.1.link`. */
  path: string;
  message: string;
}

/** Why an entry is not shown. `window` includes what its editor wants to know: until when. */
export type HiddenReason =
  | { kind: 'country'; allowed: readonly string[]; territory: string }
  | { kind: 'window'; phase: Phase; start: number | null; end: number | null }
  | { kind: 'project'; allowed: readonly ProjectId[] }
  | { kind: 'inactive' }
  | { kind: 'missing'; fields: readonly string[] }
  | { kind: 'unknown type'; type: string }
  | { kind: 'invalid'; issues: readonly ContentIssue[] }
  | { kind: 'unpublished link' }
  | { kind: 'cycle'; through: readonly string[] }
  | { kind: 'too large'; limit: number };

/** What only the browser can evaluate: both must let the block through. */
export interface VisitorRule {
  audience: Audience | null;
  closedByCookie: string | null;
}

/** `unknown` is delivered, and settled in the browser by its visitor rule. */
export type Verdict =
  | { state: 'visible' }
  | { state: 'unknown'; visitor: VisitorRule }
  | { state: 'hidden'; reason: HiddenReason };

const VISIBLE: Verdict = { state: 'visible' };

/** Rules that do not depend on time, most lasting first: an editor reads the reason that will not pass by itself. */
function staticReason(rules: VisibilityRules, context: PageContext): HiddenReason | null {
  const { territory } = context.locale;
  if (!rules.isActive) return { kind: 'inactive' };
  if (rules.projects.length > 0 && !rules.projects.includes(context.project))
    return { kind: 'project', allowed: rules.projects };
  if (!allowsCountry(rules.countries, territory))
    return { kind: 'country', allowed: rules.countries.codes, territory };
  return null;
}

function windowReason({ schedule, windowRule }: VisibilityRules, now: number): HiddenReason | null {
  const phase = phaseAt(schedule, now);
  if (windowRule === 'insideWindow')
    return phase === 'inside' ? null : { kind: 'window', phase, ...schedule };
  const unset = [
    ...(schedule.start === null ? ['startDateTime'] : []),
    ...(schedule.end === null ? ['endDateTime'] : []),
  ];
  // The auto-change text shows outside its window, and not at all while the window is incomplete.
  if (unset.length > 0) return { kind: 'missing', fields: unset };
  return phase === 'inside' ? { kind: 'window', phase, ...schedule } : null;
}

/** Verdict of one entry's own rules at `context.now`. */
export function evaluateRules(rules: VisibilityRules, context: PageContext): Verdict {
  const reason = staticReason(rules, context) ?? windowReason(rules, context.now);
  if (reason) return { state: 'hidden', reason };
  const { audience, closedByCookie } = rules;
  return audience || closedByCookie
    ? { state: 'unknown', visitor: { audience, closedByCookie } }
    : VISIBLE;
}
