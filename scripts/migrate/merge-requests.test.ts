import fc from 'fast-check';
import { mergeRequests } from './merge-requests';
import type { PlannedRequest } from './planned-request';

interface Field {
  id: string;
  omitted?: boolean;
  deleted?: boolean;
}

/** A space that is as strict about versions as the vendor's, with the contents of its types. */
class StrictSpace {
  readonly #versions = new Map<string, number>();
  readonly bodies = new Map<string, unknown>();

  versionOf(entity: string): number {
    return this.#versions.get(entity) ?? 0;
  }

  #raise(entity: string): void {
    this.#versions.set(entity, this.versionOf(entity) + 1);
  }

  send({ url, headers, data }: PlannedRequest): void {
    const entity = url.replace('/published', '');
    const version = Number(headers['X-Contentful-Version']);
    if (version !== this.versionOf(entity)) throw new Error(`VersionMismatch: ${url}, ${version}`);
    this.#raise(entity);
    if (!url.endsWith('/published')) this.bodies.set(entity, data);
    else if (url.startsWith('/content_types/')) {
      this.#raise(`${entity}/editor_interface`);
      // The published body counts; omitted fields stay hidden until they are deleted.
      this.bodies.set(url, this.bodies.get(entity));
    }
  }
}

/** Plans like the vendor's planner: step by step, with the version expected by each request. */
class Planner {
  readonly requests: PlannedRequest[] = [];
  readonly #space = new StrictSpace();
  readonly #fields = new Map<string, Field[]>();
  readonly #controls = new Map<string, string[]>();

  #put(url: string, data?: unknown): void {
    const version = this.#space.versionOf(url.replace('/published', ''));
    const request: PlannedRequest = {
      method: 'PUT',
      url,
      headers: { 'X-Contentful-Version': version },
      ...(data !== undefined && { data: structuredClone(data) }),
    };
    this.#space.send(request);
    this.requests.push(request);
  }

  #save(type: string, fields: Field[]): void {
    this.#put(`/content_types/${type}`, { name: type, fields });
    this.#put(`/content_types/${type}/published`);
  }

  add(type: string, id: string): void {
    const fields = this.#fields.get(type) ?? [];
    if (fields.some((field) => field.id === id)) return;
    this.#fields.set(type, [...fields, { id }]);
    this.#save(type, [...fields, { id }]);
  }

  remove(type: string, id: string): void {
    const fields = this.#fields.get(type) ?? [];
    if (!fields.some((field) => field.id === id)) return;
    const marked = (mark: Partial<Field>) =>
      fields.map((field) => (field.id === id ? { ...field, ...mark } : field));
    this.#save(type, marked({ omitted: true }));
    this.#save(type, marked({ omitted: true, deleted: true }));
    const left = fields.filter((field) => field.id !== id);
    this.#fields.set(type, left);
    this.#save(type, left);
  }

  control(type: string, id: string): void {
    if (!this.#fields.has(type)) return;
    const controls = [...(this.#controls.get(type) ?? []), id];
    this.#controls.set(type, controls);
    this.#put(`/content_types/${type}/editor_interface`, { controls });
  }

  write(_type: string, id: string): void {
    this.#put(`/entries/${id}`, { fields: {} });
  }
}

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('add', 'add', 'control', 'remove', 'write'),
    type: fc.constantFrom('page', 'teaser'),
    id: fc.constantFrom('a', 'b', 'c', 'd'),
  }),
  { maxLength: 30 },
);

function plan(of: readonly { kind: keyof Omit<Planner, 'requests'>; type: string; id: string }[]) {
  const planner = new Planner();
  for (const { kind, type, id } of of) planner[kind](type, id);
  return planner.requests;
}

function run(requests: readonly PlannedRequest[]): ReadonlyMap<string, unknown> {
  const space = new StrictSpace();
  for (const request of requests) space.send(request);
  return space.bodies;
}

test('ED-06: a merged plan is accepted, leaves the same space, and is never longer', () => {
  fc.assert(
    fc.property(steps, (some) => {
      const requests = plan(some);
      const merged = mergeRequests(requests);
      expect(run(merged)).toEqual(run(requests));
      expect(merged.length).toBeLessThanOrEqual(requests.length);
    }),
  );
});

test('ED-06: a merged plan is accepted, has the same result, and is never longer', () => {
  const ids = ['a', 'b', 'c'];
  const requests = plan(
    ids.flatMap((id) => [
      { kind: 'add' as const, type: 'page', id },
      { kind: 'control' as const, type: 'page', id },
    ]),
  );
  expect(requests).toHaveLength(9);
  expect(mergeRequests(requests).map(({ url }) => url)).toEqual([
    '/content_types/page',
    '/content_types/page/published',
    '/content_types/page/editor_interface',
  ]);
});

test('ED-06: the removal of a field keeps all its steps', () => {
  const requests = plan([
    { kind: 'add', type: 'page', id: 'a' },
    { kind: 'add', type: 'page', id: 'b' },
    { kind: 'remove', type: 'page', id: 'a' },
  ]);
  const bodies = mergeRequests(requests).flatMap(({ data }) => (data ? [data] : []));
  expect(bodies).toMatchObject([
    { fields: [{ id: 'a' }, { id: 'b' }] },
    { fields: [{ id: 'a', omitted: true }, { id: 'b' }] },
    { fields: [{ id: 'a', omitted: true, deleted: true }, { id: 'b' }] },
    { fields: [{ id: 'b' }] },
  ]);
});

test('ED-06: fields are created before an entry is written that needs them', () => {
  const requests = plan([
    { kind: 'add', type: 'page', id: 'a' },
    { kind: 'write', type: 'page', id: 'home' },
    { kind: 'add', type: 'page', id: 'b' },
  ]);
  expect(mergeRequests(requests)).toEqual(requests);
});
