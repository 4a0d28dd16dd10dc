import { parseInstant } from '@/lib/cms/visibility/schedule';
import { entityTitle, ownFaults, type ContractKind, type ContractSpace } from './contract';
import type { ContractEntity } from './contract-entity';
import { meet, reach, textOf } from './entry-reach';
import { linksIn } from './link-faults';

export const REPORT_KINDS = [
  'duplicate path',
  'never visible',
  'end before start',
  'dead link',
  'missing alt',
  'expired',
  'unused',
  'missing language',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** A problem in the space; `id` is the entry to correct. */
export interface ReportLine {
  kind: ReportKind;
  id: string;
  type: string;
  title: string;
  /** Field that it is about; `null` for the entry as a whole. */
  field: string | null;
  detail: string;
  /** A fault affects visitors now; a hint may be intended. */
  severity: 'fault' | 'hint';
}

/** Root types of pages and emails, which always count as used. */
const ROOTS = new Set(['node', 'project', 'productTemplate', 'emailTemplate', 'redirect']);

const titleIn = (entity: ContractEntity, space: ContractSpace): string =>
  entityTitle(entity, space.typeOf(entity.type));

type Line = Omit<ReportLine, 'id' | 'type' | 'title'>;

const isOut = ({ state }: ContractEntity): boolean => state === 'published' || state === 'changed';

function visibilityLines(entry: ContractEntity, now: number): Line[] {
  const start = parseInstant(textOf(entry.fields, 'startDateTime'));
  const end = parseInstant(textOf(entry.fields, 'endDateTime'));
  if (start !== null && end !== null && end <= start)
    return [{ kind: 'end before start', field: 'endDateTime', detail: '', severity: 'fault' }];
  if (reach(entry).length === 0)
    return [
      {
        kind: 'never visible',
        field: 'countries',
        detail: textOf(entry.fields, 'countries'),
        severity: 'fault',
      },
    ];
  return end !== null && end <= now
    ? [
        {
          kind: 'expired',
          field: 'endDateTime',
          detail: textOf(entry.fields, 'endDateTime'),
          severity: 'hint',
        },
      ]
    : [];
}

const FROM_CONTRACT: Partial<Record<ContractKind, ReportKind>> = {
  'dead link': 'dead link',
  'missing alt': 'missing alt',
  'missing language': 'missing language',
};

function contractLines(entity: ContractEntity, space: ContractSpace): Line[] {
  const declared = space.typeOf(entity.type);
  if (!declared) return [];
  return ownFaults({ entity, declared }, space, true).flatMap(
    ({ kind, field, detail, severity }) => {
      const reported = FROM_CONTRACT[kind];
      return reported ? [{ kind: reported, field, detail, severity }] : [];
    },
  );
}

/**
 * Nodes of one shop that share a path at the same time in one country, each with the title of the one
 * that is shown instead: the one that the API lists first (by id).
 */
function duplicatePaths(
  entries: readonly ContractEntity[],
  space: ContractSpace,
): Map<string, Line[]> {
  const byPath = new Map<string, ContractEntity[]>();
  for (const node of entries) {
    const path = textOf(node.fields, 'path');
    if (node.type !== 'node' || path === '' || !isOut(node)) continue;
    const key = `${textOf(node.fields, 'project')} ${path}`;
    byPath.set(key, [...(byPath.get(key) ?? []), node]);
  }
  const lines = new Map<string, Line[]>();
  for (const [key, nodes] of byPath) {
    const [winner, ...rest] = nodes.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    for (const node of rest)
      if (winner && meet(winner, node))
        lines.set(node.id, [
          {
            kind: 'duplicate path',
            field: 'path',
            detail: `${key} (${titleIn(winner, space)})`,
            severity: 'fault',
          },
        ]);
  }
  return lines;
}

/** Ids of entries used by a page, a shop or an email. */
function usedIds(space: ContractSpace): Set<string> {
  const used = new Set<string>();
  const open = [...space.entries.values()].filter(({ type }) => ROOTS.has(type));
  for (let entry = open.pop(); entry; entry = open.pop()) {
    if (used.has(entry.id)) continue;
    used.add(entry.id);
    for (const { linkType, id } of linksIn(Object.values(entry.fields))) {
      const linked = linkType === 'Entry' ? space.entries.get(id) : undefined;
      if (linked) open.push(linked);
      else used.add(id);
    }
  }
  return used;
}

/**
 * All problems and hints of a space, by kind. Pure.
 * @param now epoch milliseconds
 */
export function spaceReport(space: ContractSpace, now: number): ReportLine[] {
  const entries = [...space.entries.values()].filter(({ state }) => state !== 'archived');
  const duplicates = duplicatePaths(entries, space);
  const used = usedIds(space);
  const unused = (id: string): Line[] =>
    used.has(id) ? [] : [{ kind: 'unused', field: null, detail: '', severity: 'hint' }];
  const lines = entries.flatMap((entry) =>
    [
      ...(duplicates.get(entry.id) ?? []),
      ...visibilityLines(entry, now),
      ...contractLines(entry, space),
      ...unused(entry.id),
    ].map((line) => ({
      id: entry.id,
      type: entry.type,
      title: titleIn(entry, space),
      ...line,
    })),
  );
  const assets = [...space.assets.values()]
    .filter(({ id, state }) => state !== 'archived' && !used.has(id))
    .map((asset): ReportLine => ({
      kind: 'unused',
      id: asset.id,
      type: 'asset',
      field: null,
      detail: '',
      severity: 'hint',
      title: textOf(asset.fields, 'title') || asset.id,
    }));
  const order = (line: ReportLine) => REPORT_KINDS.indexOf(line.kind);
  return [...lines, ...assets].toSorted(
    (one, other) => order(one) - order(other) || (one.id < other.id ? -1 : 1),
  );
}
