import { z } from 'zod';
import { problem, type ApiResponse } from '@/lib/platform/http/api-response';
import {
  badBody,
  editorRoute,
  entityId,
  instant,
  readStudioBody,
} from '@/lib/studio/studio/editor-route.server';
import {
  loadRelease,
  loadReleases,
  unpublishedOnPage,
} from '@/lib/studio/studio/load-releases.server';
import { takeBack } from '@/lib/studio/studio/take-back.server';
import {
  addPageToRelease,
  cancelSchedule,
  createRelease,
  deleteRelease,
  MAX_ENTITIES,
  publishRelease,
  saveRelease,
  scheduleRelease,
  type ReleaseRejected,
} from '@/lib/studio/studio/write-release.server';

export const config = { api: { bodyParser: false } };

const id = entityId;
const version = z.int().min(1);
const entities = z.array(z.object({ kind: z.enum(['Entry', 'Asset']), id })).max(MAX_ENTITIES);

const wanted = z.discriminatedUnion('action', [
  z.object({ action: z.literal('create'), title: z.string().min(1).max(200) }),
  z.object({ action: z.literal('save'), id, version, title: z.string().min(1).max(200), entities }),
  z.object({
    action: z.literal('collect'),
    project: z.string().max(40),
    path: z.string().max(500),
  }),
  z.object({ action: z.literal('add page'), id, node: entityId }),
  z.object({ action: z.literal('publish'), id, version }),
  z.object({ action: z.literal('schedule'), id, at: instant }),
  z.object({ action: z.literal('cancel'), id }),
  z.object({
    action: z.literal('take back'),
    id,
    /** Versions as the editor saw them; an entity with another current version is a conflict. */
    versions: z.record(z.string(), z.int()),
  }),
  z.object({ action: z.literal('delete'), id }),
]);

const done: ApiResponse = { status: 200, body: { ok: true } };
const unlessRejected = (rejected: ReleaseRejected | null): ApiResponse =>
  rejected ? { status: 422, body: rejected } : done;

async function takeBackShown(
  releaseId: string,
  versions: Readonly<Record<string, number>>,
): Promise<ApiResponse> {
  const release = await loadRelease(releaseId);
  if (!release || release.publishedAt === null) return problem(404, 'Nothing to take back');
  const changed = release.takeBack.filter(
    (step) => !step.isDone && versions[step.id] !== step.version,
  );
  if (changed.length > 0)
    return { status: 409, body: { kind: 'changed', ids: changed.map((step) => step.id) } };
  const result = await takeBack(release.takeBack, release.publishedAt);
  return { status: result.ok ? 200 : 409, body: result };
}

async function addPage(id: string, node: string): Promise<ApiResponse> {
  const added = await addPageToRelease(id, node);
  return added === null ? problem(404, 'No such release') : { status: 200, body: { added } };
}

/** The releases that are open, and all actions on one. A write contains the version that was shown. */
export default editorRoute({
  GET: async () => {
    const releases = await loadReleases();
    const open = releases.filter(
      ({ publishedAt, isArchived }) => publishedAt === null && !isArchived,
    );
    return { status: 200, body: { releases: open.map(({ id, title }) => ({ id, title })) } };
  },
  POST: async (request) => {
    const body = await readStudioBody(request, wanted);
    if (!body) return badBody();
    switch (body.action) {
      case 'create':
        return { status: 201, body: { id: await createRelease(body.title) } };
      case 'save':
        await saveRelease(body.id, body.version, body);
        return done;
      case 'collect':
        return { status: 200, body: { found: await unpublishedOnPage(body.project, body.path) } };
      case 'add page':
        return addPage(body.id, body.node);
      case 'publish':
        return unlessRejected(await publishRelease(body.id, body.version));
      case 'schedule':
        return unlessRejected(await scheduleRelease(body.id, body.at));
      case 'cancel':
        await cancelSchedule(body.id);
        return done;
      case 'take back':
        return takeBackShown(body.id, body.versions);
      case 'delete':
        await deleteRelease(body.id);
        return done;
    }
  },
});
