import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { ProjectId } from '@/lib/shop/project/projects';
import { allowsCountry, type CountryList } from '@/lib/shop/page-context/country-list';
import { phaseAt, type Phase, type Schedule } from './schedule';

/** Audience of a block; only the browser knows the visitor. */
export type Audience = 'loggedIn' | 'loggedOut' | 'loyaltyBlack' | 'loyaltyBlue' | 'loyaltySilver';

/** An entry's visibility fields, parsed once when the content is read. */
export interface VisibilityRules {
  countries: CountryList;
  /** An empty list means every project. */
  projects: readonly ProjectId[];
  schedule: Schedule;
  windowRule: 'insideWindow' | 'outsideWindow';
  isActive: boolean;
  audience: Audience | null;
  /** Cookie with the entries that a visitor has closed. */
  closedByCookie: string | null;
}

export interface ContentIssue {
  /** Field and position inside it, for example `countries` or `buttons.1.link`. */
  path: string;
  message: string;
}

/** Why an entry is hidden; `window` includes until when. */
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

/** Rules that only the browser can evaluate; the block is shown if all of them allow it. */
export interface VisitorRule {
  audience: Audience | null;
  closedByCookie: string | null;
}

/** `unknown` entries are delivered, and the browser decides by their visitor rule. */
export type Verdict =
  | { state: 'visible' }
  | { state: 'unknown'; visitor: VisitorRule }
  | { state: 'hidden'; reason: HiddenReason };

const VISIBLE: Verdict = { state: 'visible' };

/**
 * Rules that do not depend on time, most lasting first, because editors need the reason that will
 * not resolve itself.
 */
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
  // An auto-change text is shown outside its window, and not at all while that is incomplete.
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
