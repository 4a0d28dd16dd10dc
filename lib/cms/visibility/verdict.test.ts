import fc from 'fast-check';
import { parseCountryList } from '@/lib/shop/page-context/country-list';
import { evaluateRules, type VisibilityRules } from './verdict';
import { ALWAYS, AUSTRIA, GERMANY, HOUR, NOON } from './visibility.fixture';

const evaluated = (rules: Partial<VisibilityRules>, context = GERMANY) =>
  evaluateRules({ ...ALWAYS, ...rules }, context);
const reason = (rules: Partial<VisibilityRules>, context = GERMANY) => {
  const verdict = evaluated(rules, context);
  return verdict.state === 'hidden' ? verdict.reason : null;
};
const at = (now: number) => ({ ...GERMANY, now });

test('CMS-02: an entry without rules is visible', () => {
  expect(evaluated({})).toEqual({ state: 'visible' });
});

test('CMS-04: an entry for some countries is shown there and lists them elsewhere', () => {
  const countries = parseCountryList('at;CH');
  expect(evaluated({ countries }, AUSTRIA)).toEqual({ state: 'visible' });
  expect(reason({ countries })).toEqual({
    kind: 'country',
    allowed: ['AT', 'CH'],
    territory: 'DE',
  });
});

test('CMS-02: an entry is shown from its start until just before its end', () => {
  const schedule = { start: NOON, end: NOON + HOUR };
  expect(reason({ schedule }, at(NOON - 1))).toEqual({
    kind: 'window',
    phase: 'before',
    ...schedule,
  });
  expect(reason({ schedule }, at(NOON))).toBeNull();
  expect(reason({ schedule }, at(NOON + HOUR - 1))).toBeNull();
  expect(reason({ schedule }, at(NOON + HOUR))).toEqual({
    kind: 'window',
    phase: 'after',
    ...schedule,
  });
});

test.each(['hgg', 'hrm', 'eck'] as const)(
  'GEN-01: an entry for hgg and eck is shown in %s only if listed',
  (project) => {
    const found = reason({ projects: ['hgg', 'eck'] }, { ...GERMANY, project });
    expect(found).toEqual(project === 'hrm' ? { kind: 'project', allowed: ['hgg', 'eck'] } : null);
  },
);

test('BLK-03: an entry that is switched off stays hidden whatever its other rules say', () => {
  expect(reason({ isActive: false })).toEqual({ kind: 'inactive' });
});

test('CMS-02: an audience is left to the browser', () => {
  expect(evaluated({ audience: 'loggedIn' })).toEqual({
    state: 'unknown',
    visitor: { audience: 'loggedIn', closedByCookie: null },
  });
});

test('BLK-03: whether a visitor has closed an entry is left to the browser', () => {
  expect(evaluated({ closedByCookie: 'ActionTeaser' }).state).toBe('unknown');
  expect(evaluated({ closedByCookie: 'ActionTeaser', audience: 'loyaltyBlue' })).toEqual({
    state: 'unknown',
    visitor: { audience: 'loyaltyBlue', closedByCookie: 'ActionTeaser' },
  });
});

test('BLK-03: what the server can decide is not left to the browser', () => {
  const schedule = { start: NOON + HOUR, end: null };
  expect(reason({ closedByCookie: 'ActionTeaser', schedule })?.kind).toBe('window');
  expect(reason({ audience: 'loggedIn', isActive: false })?.kind).toBe('inactive');
});

test('reports the most lasting of several reasons', () => {
  const schedule = { start: NOON + HOUR, end: null };
  const countries = parseCountryList('AT');
  expect(reason({ schedule, countries })?.kind).toBe('country');
  expect(reason({ schedule, countries, projects: ['eck'] })?.kind).toBe('project');
  expect(reason({ schedule, countries, projects: ['eck'], isActive: false })?.kind).toBe(
    'inactive',
  );
});

describe('an entry that is shown outside its window', () => {
  const schedule = { start: NOON, end: NOON + HOUR };
  const outside = (now: number, countries = ALWAYS.countries) =>
    reason({ schedule, countries, windowRule: 'outsideWindow' }, at(now));

  test('BLK-02: is hidden exactly inside it', () => {
    expect(outside(NOON - 1)).toBeNull();
    expect(outside(NOON)).toEqual({ kind: 'window', phase: 'inside', ...schedule });
    expect(outside(NOON + HOUR - 1)?.kind).toBe('window');
    expect(outside(NOON + HOUR)).toBeNull();
  });

  test('BLK-02: still needs its country', () => {
    expect(outside(NOON - 1, parseCountryList('AT'))?.kind).toBe('country');
  });

  test.each([
    ['no dates', null, null, ['startDateTime', 'endDateTime']],
    ['no start', null, NOON + HOUR, ['startDateTime']],
    ['no end', NOON, null, ['endDateTime']],
  ])('BLK-02: with %s is hidden at all times', (_, start, end, fields) => {
    for (const now of [NOON - HOUR, NOON, NOON + 2 * HOUR])
      expect(reason({ schedule: { start, end }, windowRule: 'outsideWindow' }, at(now))).toEqual({
        kind: 'missing',
        fields,
      });
  });

  test('BLK-02: is shown exactly when the window would hide any other entry', () => {
    const instant = fc.integer({ min: -50, max: 50 });
    fc.assert(
      fc.property(instant, instant, instant, (a, b, now) => {
        fc.pre(a !== b);
        const window = { start: Math.min(a, b), end: Math.max(a, b) };
        const inside = reason({ schedule: window }, at(now)) === null;
        const outer = reason({ schedule: window, windowRule: 'outsideWindow' }, at(now)) === null;
        expect(outer).toBe(!inside);
      }),
    );
  });
});
