import { loadPage, type LoadedPage } from '@/lib/cms/content/load-page.server';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { loadPageHistory } from '@/lib/studio/studio/load-history.server';
import type { DifferenceWords } from '@/lib/studio/studio/difference-words.server';
import { SpaceState } from '@/lib/studio/studio/space-state.server';
import { stateSource } from '@/lib/studio/studio/state-source.server';
import { describeReason, onBerlinClock } from '@/lib/cms/visibility/describe-reason';
import { parseInstant } from '@/lib/cms/visibility/schedule';
import { UsageError } from './usage-error';

export interface PageAtOptions {
  project: string;
  locale: string;
  path: string;
  time: string;
}

const shownLines = ({ page, hidden }: LoadedPage, at: number): string[] => [
  ...(page ? [...page.header, ...page.main] : []).map(({ type, id }) => `  ${type} ${id}`),
  ...(hidden.length > 0 ? ['Hidden'] : []),
  ...hidden.map(({ type, id, reason }) => `  ${type} ${id}: ${describeReason(reason, at)}`),
];

const orNothing = (words: string) => (words === '' ? 'nothing' : `“${words}”`);

function differenceLines({ id, type, title, kind, values, moves }: DifferenceWords): string[] {
  const kinds = { added: ', not on the page then', removed: ', not on the page now', changed: '' };
  return [
    `  ${type} ${title === id ? id : title}${kinds[kind]}`,
    ...moves.map(
      ({ field, title: block, before, after }) =>
        `    ${field}: ${block} ${before === null ? `came in at ${after}` : after === null ? `went out, was at ${before}` : `moved from ${before} to ${after}`}`,
    ),
    ...values.map(
      ({ field, locale, before, after }) =>
        `    ${locale === null ? field : `${field} (${locale})`}: was ${orNothing(before)}, is ${orNothing(after)}`,
    ),
  ];
}

/**
 * Describes a page as visitors saw it at a time, and its differences from the public one.
 * @throws UsageError for an invalid time or address
 */
export async function pageAt({ project, locale, path, time }: PageAtOptions): Promise<string[]> {
  const at = parseInstant(time);
  if (at === null) throw new UsageError(`"${time}" is not a date`);
  const context = pageContext({ project, locale, path }, at);
  if (!context) throw new UsageError(`${project} has no locale "${locale}"`);
  const documents = stateSource(new SpaceState(at));
  const loaded = await loadPage(path, { ...context, documents });
  const request = { project, locale, path, at, against: 'published' as const };
  const history = await loadPageHistory(request, Date.now());
  const { difference = [], gone = [], versions = [] } = history ?? {};
  return [
    `${project} ${locale} ${path} at ${onBerlinClock(at)} Europe/Berlin${loaded.page ? '' : ': no page'}`,
    ...shownLines(loaded, at),
    ...(difference.length > 0 ? ['Different now'] : ['Nothing is different now']),
    ...difference.flatMap(differenceLines),
    ...gone.map((id) => `  ${id} is deleted: its versions went with it`),
    'Versions',
    ...versions.map(
      ({ at: published, entries }) =>
        `  ${new Date(published).toISOString()}  ${entries.map(({ id }) => id).join(', ')}`,
    ),
  ];
}
