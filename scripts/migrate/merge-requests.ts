import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { entityOf, expectedVersion, type PlannedRequest } from './planned-request';

const PARTS = ['type', 'published', 'editor_interface'] as const;
type Part = (typeof PARTS)[number];

/** A write of a content type, its publication or its editor interface. */
interface TypeWrite {
  request: PlannedRequest;
  typeId: string;
  part: Part;
}

/** Consecutive writes of one content type; the last one of each kind is complete. */
type Group = [TypeWrite, ...TypeWrite[]];

const typeUrl = /^\/content_types\/([^/]+)(?:\/(published|editor_interface))?$/;
const typeBody = z.object({ fields: z.array(z.looseObject({ id: z.string() })) });

function readTypeWrite(request: PlannedRequest): TypeWrite | null {
  const [, typeId, part = 'type'] = typeUrl.exec(request.url) ?? [];
  if (request.method !== 'PUT' || typeId === undefined) return null;
  return { request, typeId, part: part as Part }; // the expression allows no other
}

/** Whether a type's body only adds fields to an earlier one and keeps the others. */
function onlyAddsFields(earlier: unknown, later: unknown): boolean {
  const [before, after] = [typeBody.safeParse(earlier), typeBody.safeParse(later)];
  if (!before.success || !after.success) return false;
  const fields = new Map(after.data.fields.map((field) => [field.id, field]));
  return (
    before.data.fields.every((field) => isDeepStrictEqual(field, fields.get(field.id))) &&
    after.data.fields.every(({ omitted, deleted, newId }) => !omitted && !deleted && !newId)
  );
}

function canJoin(group: Group, { typeId, part, request }: TypeWrite): boolean {
  if (group[0].typeId !== typeId) return false;
  if (part !== 'type') return true;
  const last = group.findLast((write) => write.part === 'type');
  return last ? onlyAddsFields(last.request.data, request.data) : false;
}

/** By entity: how far its version is behind the planner's count because of merged requests. */
class Behind {
  readonly #counts = new Map<string, number>();

  add(entity: string, count: number): void {
    this.#counts.set(entity, (this.#counts.get(entity) ?? 0) + count);
  }

  /** A planned request with the actual version of its entity. */
  correct(request: PlannedRequest, planned = expectedVersion(request)): PlannedRequest {
    const version = planned - (this.#counts.get(entityOf(request)) ?? 0);
    if (version === expectedVersion(request)) return request;
    return { ...request, headers: { ...request.headers, 'X-Contentful-Version': version } };
  }
}

/**
 * Sends the last request of each kind: the type, its publication, its editor interface. Writing and
 * publishing a type each increase its version; publishing also increases that of its editor
 * interface.
 */
function mergeGroup(group: Group, behind: Behind): PlannedRequest[] {
  const [types, publications, interfaces] = PARTS.map((part) =>
    group.filter((write) => write.part === part).map(({ request }) => request),
  ) as [PlannedRequest[], PlannedRequest[], PlannedRequest[]]; // one for each part
  const type = `/content_types/${group[0].typeId}`;

  const writes = [...types.slice(-1), ...publications.slice(-1)];
  const [first] = [...types, ...publications];
  const merged = writes.map((request, place) =>
    behind.correct(request, (first ? expectedVersion(first) : 0) + place),
  );
  behind.add(type, types.length + publications.length - writes.length);

  const [controls] = interfaces;
  const last = interfaces.at(-1);
  const published = publications.slice(-1).length;
  if (controls && last) {
    const earlier = group.slice(
      0,
      group.findIndex(({ request }) => request === controls),
    );
    const before = earlier.filter(({ part }) => part === 'published').length;
    merged.push(behind.correct(last, expectedVersion(controls) - before + published));
  }
  const pending = publications.length - published + Math.max(0, interfaces.length - 1);
  behind.add(`${type}/editor_interface`, pending);
  return merged;
}

/**
 * Reduces a plan to fewer requests. The planner writes and publishes a content type again for each
 * field with a control, and its editor interface for each control: 29 requests for a type with nine
 * fields. If nothing but that type is written in between and fields are only added, the last
 * request of each kind has the same result as all of them.
 * @see https://github.com/contentful/contentful-migration (a plan's requests contain whole bodies)
 */
export function mergeRequests(requests: readonly PlannedRequest[]): PlannedRequest[] {
  const behind = new Behind();
  const merged: PlannedRequest[] = [];
  let group: Group | null = null;
  const close = () => {
    if (group) merged.push(...mergeGroup(group, behind));
    group = null;
  };
  for (const request of requests) {
    const write = readTypeWrite(request);
    if (group && write && canJoin(group, write)) {
      group.push(write);
      continue;
    }
    close();
    if (write) group = [write];
    else merged.push(behind.correct(request));
  }
  close();
  return merged;
}
