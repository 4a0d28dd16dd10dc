import { composeTypes } from './compose-types.server';
import type { DraftEntry } from './compose-data';
import type { RememberedTree } from './remembered-tree';
import type { StudioResponse } from './studio-client';
import type { LocalizedFields } from './studio-entry';
import { TreeDraft } from './tree-draft';

const types = composeTypes();
export const response = (status: number, body: unknown = {}): StudioResponse => ({
  ok: status >= 200 && status < 300,
  status,
  body,
  problem: '',
});

/** A CMS with the responses of its routes: versions, conflicts and outages. */
export class Cms {
  readonly entries = new Map<string, { version: number; fields: LocalizedFields }>();
  readonly writes: string[] = [];
  isDown = false;
  /** The next response, instead of the CMS's own. */
  next: StudioResponse | null = null;

  readonly post = (path: string, body: object): Promise<StudioResponse> => {
    const { id, version, fields } = Object(body);
    if (this.isDown) return Promise.resolve(response(0));
    const { next: given } = this;
    this.next = null;
    if (given) return Promise.resolve(given);
    this.writes.push(`${path.slice('/api/studio/entry/'.length)} ${id}`);
    const found = this.entries.get(id);
    if (found && (path.endsWith('create') || found.version !== version))
      return Promise.resolve(response(409, { kind: 'conflict', ...found }));
    const next = { version: (found?.version ?? 0) + 1, fields: { ...found?.fields, ...fields } };
    this.entries.set(id, next);
    const isLinked = JSON.stringify([...this.entries.values()]).includes(`"id":"${id}"`);
    return Promise.resolve(response(200, { ...next, state: 'draft', isLinked }));
  };
}

/** A visit of an editor to a page of this CMS. */
export function visit(cms: Cms) {
  const remembered: { tree: RememberedTree } = { tree: {} };
  let canvas: ReadonlyMap<string, DraftEntry> | null = null;
  const entries = [...cms.entries].map(([id, { version, fields }]) => ({
    id,
    type: id === 'page' ? 'page' : 'textBox',
    version,
    fields,
    state: 'draft' as const,
    updatedAt: '',
  }));
  const draft = new TreeDraft(entries, {
    types,
    post: cms.post,
    load: (ids) =>
      Promise.resolve(
        ids.flatMap((id) => {
          const found = cms.entries.get(id);
          const type = id === 'page' ? 'page' : 'textBox';
          return found ? [{ id, type, state: 'draft' as const, updatedAt: '', ...found }] : [];
        }),
      ),
    remember: (tree) => (remembered.tree = tree),
    notify: () => undefined,
    read: () => canvas,
    onMerged: () => (canvas = draft.entries),
  });
  const change =
    (isHistoryStep: boolean) => (id: string, fields: LocalizedFields, type?: string) => {
      canvas = new Map([...draft.entries, [id, { id, type: type ?? 'textBox', fields }]]);
      draft.edit(canvas, isHistoryStep);
      canvas = draft.entries;
    };
  return { draft, edit: change(false), step: change(true), remembered };
}
