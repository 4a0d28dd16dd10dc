import { describeReason } from '@/lib/cms/visibility/describe-reason';
import type { HiddenReason } from '@/lib/cms/visibility/verdict';
import { berlinTime } from './berlin-time';
import type { StudioLanguage } from './messages';
import { modelWords } from './model-words.server';

type Window = Extract<HiddenReason, { kind: 'window' }>;

const edge = (time: number | null): string => (time === null ? 'offen' : berlinTime(time, 'de'));

function germanWindow({ phase, start, end }: Window): string {
  const range = `Zeitraum ${edge(start)} – ${edge(end)} (Europe/Berlin)`;
  if (phase === 'before') return `${range}, beginnt noch`;
  return phase === 'inside' ? `${range}, darin ausgeblendet` : `${range}, ist vorbei`;
}

function german(reason: HiddenReason): string {
  switch (reason.kind) {
    case 'country':
      return `nur für ${reason.allowed.join(', ')}, nicht ${reason.territory}`;
    case 'window':
      return germanWindow(reason);
    case 'project':
      return `nur für ${reason.allowed.join(', ')}`;
    case 'inactive':
      return 'ausgeschaltet („Aktiv“ ist nicht gesetzt)';
    case 'missing':
      return `nichts in ${reason.fields.join(' oder ')}`;
    case 'unknown type':
      return `„${reason.type}“ kann hier nicht stehen`;
    case 'invalid':
      return reason.issues.map(({ path, message }) => `${path}: ${message}`).join('; ');
    case 'unpublished link':
      return 'der Eintrag ist nicht veröffentlicht oder existiert nicht';
    case 'cycle':
      return `verweist auf sich selbst: ${reason.through.join(' → ')}`;
    case 'too large':
      return `die Seite hat mehr als ${reason.limit} Einträge`;
  }
}

/** Why an entry is hidden, in an editor's language and with the names of types and fields. */
export function reasonWords(reason: HiddenReason, now: number, language: StudioLanguage): string {
  const { types, fields } = modelWords(language);
  const nameOf = (path: string) => {
    const [id = '', ...rest] = path.split('.');
    return [fields[id] ?? id, ...rest].join('.');
  };
  const named: HiddenReason =
    reason.kind === 'missing'
      ? { ...reason, fields: reason.fields.map(nameOf) }
      : reason.kind === 'invalid'
        ? { ...reason, issues: reason.issues.map((each) => ({ ...each, path: nameOf(each.path) })) }
        : reason.kind === 'unknown type'
          ? { ...reason, type: types[reason.type] ?? reason.type }
          : reason;
  return language === 'de' ? german(named) : describeReason(named, now);
}
