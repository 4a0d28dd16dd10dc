import type { HiddenReason } from './verdict';

const UNITS = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1_000, 's'],
] as const;

/** A duration in its two largest units, for example `3 d 4 h`. */
export function describeSpan(milliseconds: number): string {
  let rest = Math.max(0, milliseconds);
  const parts = UNITS.flatMap(([size, unit]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 ? [`${count} ${unit}`] : [];
  });
  return parts.slice(0, 2).join(' ') || 'less than a second';
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** An instant in Berlin time, for example `2026-11-27 06:00:00`. @param time epoch milliseconds */
export const onBerlinClock = (time: number): string => clock.format(time);

const instant = (time: number | null): string => (time === null ? 'open' : onBerlinClock(time));

function describeWindow(
  { phase, start, end }: Extract<HiddenReason, { kind: 'window' }>,
  now: number,
): string {
  const range = `window ${instant(start)} – ${instant(end)} (Europe/Berlin)`;
  if (phase === 'before' && start !== null)
    return `${range}, begins in ${describeSpan(start - now)}`;
  if (phase === 'inside' && end !== null)
    return `${range}, hidden inside it for another ${describeSpan(end - now)}`;
  return `${range}, is over`;
}

/** One line for an editor about why an entry is hidden; times are relative to `now`. */
export function describeReason(reason: HiddenReason, now: number): string {
  switch (reason.kind) {
    case 'country':
      return `only for ${reason.allowed.join(', ')}, not ${reason.territory}`;
    case 'window':
      return describeWindow(reason, now);
    case 'project':
      return `only for ${reason.allowed.join(', ')}`;
    case 'inactive':
      return 'switched off (active is not set)';
    case 'missing':
      return `nothing in ${reason.fields.join(' or ')}`;
    case 'unknown type':
      return `“${reason.type}” cannot stand here`;
    case 'invalid':
      return reason.issues.map(({ path, message }) => `${path}: ${message}`).join('; ');
    case 'unpublished link':
      return 'the entry is not published or does not exist';
    case 'cycle':
      return `links to itself: ${reason.through.join(' → ')}`;
    case 'too large':
      return `the page has more than ${reason.limit} entries`;
  }
}
