import { LOCALES, type SpaceModel } from '@/cms-schema/contentful-model';
import { rejectClashes } from './clashes';
import { gapsOf, gapWords, requirementsOf, type Gap } from './gaps';
import { readHistory } from './history';
import { readBegun, type BegunMigration } from './journal';
import { lossesOf, lossWords, removalsOf, type Loss } from './losses';
import { MigrationRejected, type MigrationFile } from './migration-files';
import { stepsBetween, type Renames } from './model-steps';
import { OfflineSpace } from './offline-space';
import { planMigration } from './plan-migration';
import { expectedVersion, type PlannedRequest } from './planned-request';
import { hostedEstimate } from './progress';
import { readSpace } from './read-space';
import { countDone } from './run-plan';
import type { Space } from './space';
import { wordsOf } from './step-words';

export interface PlannedMigration {
  name: string;
  /** Its changes, one line each. */
  words: string[];
  /** Content that it would delete without confirmation. */
  unconfirmed: Loss[];
  /** Published entries that would lack a required field. */
  gaps: Gap[];
  /** Why it cannot run; later migrations are not planned. */
  rejection: string | null;
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function entryWords(requests: PlannedRequest[]): string[] {
  const writes = requests.filter(({ url }) => url.startsWith('/entries/'));
  const count = (wanted: (request: PlannedRequest) => boolean) => writes.filter(wanted).length;
  const isWrite = ({ method, url }: PlannedRequest) =>
    method === 'PUT' && /^\/entries\/[^/]+$/.test(url);
  const isNew = (request: PlannedRequest) => expectedVersion(request) === 0;
  const counted: [string, number][] = [
    ['writes', count((request) => isWrite(request) && !isNew(request))],
    ['creates', count((request) => isWrite(request) && isNew(request))],
    ['publishes', count(({ method, url }) => method === 'PUT' && url.endsWith('/published'))],
    ['deletes', count(({ method, url }) => method === 'DELETE' && !url.endsWith('/published'))],
  ];
  return counted.flatMap(([verb, number]) =>
    number > 0 ? [`${verb} ${plural(number, 'entry', 'entries')}`] : [],
  );
}

/** Fields that earlier migrations of the plan rename, new id → the id that entries still use. */
class PendingRenames {
  readonly #known: Renames = {};

  add(renames: Renames): void {
    for (const [typeId, fields] of Object.entries(renames)) {
      const known = (this.#known[typeId] ??= {});
      for (const [newId, oldId] of Object.entries(fields)) {
        known[newId] = known[oldId] ?? oldId;
        delete known[oldId];
      }
    }
  }

  originOf(typeId: string, fieldId: string): string {
    return this.#known[typeId]?.[fieldId] ?? fieldId;
  }

  /** A response with entries as they would be after the renames. */
  applied(result: unknown): unknown {
    const { items } = Object(result);
    if (!Array.isArray(items)) return result;
    for (const { sys, fields } of items) {
      const renames = Object.entries(this.#known[sys?.contentType?.sys?.id] ?? {});
      for (const [newId, oldId] of renames) {
        if (fields?.[oldId] === undefined) continue;
        fields[newId] = fields[oldId];
        delete fields[oldId];
      }
    }
    return result;
  }
}

/** Tries migrations one after the other on a copy of the space's model. */
class DryRun {
  readonly #space: Space;
  readonly #copy: OfflineSpace;
  readonly #confirmed: ReadonlySet<string>;
  readonly #renames = new PendingRenames();

  constructor(space: Space, model: SpaceModel, confirmed: ReadonlySet<string>) {
    this.#space = space;
    this.#confirmed = confirmed;
    this.#copy = new OfflineSpace([...LOCALES], model, async (request) =>
      this.#renames.applied(await space.request(request)),
    );
  }

  async #run(requests: PlannedRequest[]): Promise<string[]> {
    const before = this.#copy.model();
    for (const request of requests) await this.#copy.request(request);
    const renames = this.#copy.takeRenames();
    const changes = stepsBetween(before, this.#copy.model(), renames);
    this.#renames.add(renames);
    return [...wordsOf(changes), ...entryWords(requests)];
  }

  /** The rest of an interrupted migration. */
  async continued({ name, requests }: BegunMigration): Promise<PlannedMigration> {
    const done = await countDone(this.#space, requests);
    const words = [
      `was stopped after request ${done} of ${requests.length}; "up" continues there`,
      ...(await this.#run(requests.slice(done))),
    ];
    return { name, words, unconfirmed: [], gaps: [], rejection: null };
  }

  async #gapsOf(requests: PlannedRequest[]): Promise<Gap[]> {
    const requirements = await requirementsOf(this.#copy, requests);
    return gapsOf(this.#space, requests, requirements, ({ typeId, formerId }) =>
      this.#renames.originOf(typeId, formerId),
    );
  }

  async planned({ name, load, loadTerms }: MigrationFile): Promise<PlannedMigration> {
    try {
      const requests = await planMigration(load(), this.#copy);
      const removals = await removalsOf(this.#copy, requests);
      const losses = await lossesOf(this.#space, removals, ({ typeId, fieldId }) =>
        this.#renames.originOf(typeId, fieldId),
      );
      const gaps = await this.#gapsOf(requests);
      const confirmed = new Set([...loadTerms().removes, ...this.#confirmed]);
      const words = await this.#run(requests);
      const estimate = hostedEstimate(requests.length);
      return {
        name,
        words: [
          ...words,
          ...(estimate === null ? [] : [estimate]),
          ...losses.map((loss) => `loses: ${lossWords(loss)}`),
          ...gaps.map((gap) => `leaves out: ${gapWords(gap)}`),
        ],
        gaps,
        unconfirmed: losses.filter(({ id }) => !confirmed.has(id)),
        rejection: null,
      };
    } catch (error) {
      if (!(error instanceof MigrationRejected)) throw error;
      return { name, words: [], unconfirmed: [], gaps: [], rejection: error.message };
    }
  }
}

/**
 * Lists what `up` would do on this space, migration by migration, as if the earlier ones had run.
 * Writes nothing.
 * @param confirmed removals of content that are allowed besides those declared by the files
 */
export async function planPending(
  space: Space,
  migrations: MigrationFile[],
  confirmed: ReadonlySet<string>,
): Promise<PlannedMigration[]> {
  const history = await readHistory(space);
  rejectClashes(history, migrations);
  const begun = await readBegun(space);
  const pending = migrations.filter(({ name }) => !history.has(name));
  if (pending.length === 0) return [];
  const dryRun = new DryRun(space, await readSpace(space), confirmed);
  const planned: PlannedMigration[] = [];
  for (const migration of pending) {
    const stopped = begun.get(migration.name);
    const isContinued = stopped?.checksum === migration.checksum;
    const next = isContinued ? await dryRun.continued(stopped) : await dryRun.planned(migration);
    planned.push(next);
    if (next.rejection !== null) break;
  }
  return planned;
}
