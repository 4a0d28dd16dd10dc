import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { parseInstant } from '@/lib/cms/visibility/schedule';
import { parseCountryList } from '@/lib/shop/page-context/country-list';
import { isProjectId, PROJECT_IDS, projects } from '@/lib/shop/project/projects';
import type { LocalizedFields } from './studio-entry';

interface WithFields {
  fields: LocalizedFields;
}

/** Text of a field in one language; empty if missing. */
export const textOf = (
  fields: LocalizedFields,
  name: string,
  locale: string = DEFAULT_LOCALE,
): string => {
  const value = fields[name]?.[locale];
  return typeof value === 'string' ? value : '';
};

/** Countries in which an entry of some shops can be visible at any time. */
export function reach({ fields }: WithFields): string[] {
  const { codes } = parseCountryList(textOf(fields, 'countries'));
  const named: unknown = fields['projects']?.[DEFAULT_LOCALE];
  const ids = Array.isArray(named) && named.length > 0 ? named : PROJECT_IDS;
  const own = textOf(fields, 'project');
  return ids
    .filter((id) => typeof id === 'string' && isProjectId(id) && (own === '' || own === id))
    .flatMap((id) => (isProjectId(id) ? projects[id].deliveryCountries : []))
    .filter((country) => codes.length === 0 || codes.includes(country));
}

/** Visibility window of an entry; open ends are infinite. */
function span({ fields }: WithFields): [number, number] {
  return [
    parseInstant(textOf(fields, 'startDateTime')) ?? -Infinity,
    parseInstant(textOf(fields, 'endDateTime')) ?? Infinity,
  ];
}

/** Whether two nodes can be visible at the same time in one country. */
export function meet(one: WithFields, other: WithFields): boolean {
  const [from, until] = span(one);
  const [start, end] = span(other);
  const there = new Set(reach(other));
  return from < end && start < until && reach(one).some((country) => there.has(country));
}
