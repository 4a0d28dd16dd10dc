import { useState } from 'react';
import type { ContractFault } from '@/lib/studio/studio/contract';
import type { ReleasedEntity, ReleaseState } from '@/lib/studio/studio/release-state';
import type { ReleaseRejected } from '@/lib/studio/studio/write-release.server';
import { refreshPage } from '@/lib/shop/routes/refresh-page';
import { postStudio, type StudioResponse } from '@/lib/studio/studio/studio-client';
import { problemWords } from '@/lib/studio/studio/problem-words';
import type { StudioHead } from './studio-frame';

const PATH = '/api/studio/release';

const rejectionOf = (response: StudioResponse): ReleaseRejected | null => {
  const { faults, errors } = Object(response.body);
  return Array.isArray(faults) && Array.isArray(errors) ? { faults, errors } : null;
};

function takeBackProblem(labels: StudioHead['messages']['releases'], kind: unknown): string {
  if (kind === 'failed') return labels.takeBackFailed;
  return kind === 'not withdrawn' ? labels.takeBackNotWithdrawn : labels.takeBackChanged;
}

/** Actions on a release and their outcome. The page is reloaded after each. */
export function useRelease(release: ReleaseState, { messages }: StudioHead) {
  const labels = messages.releases;
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState('');
  const [faults, setFaults] = useState<ContractFault[]>([]);
  const [isPending, setIsPending] = useState(false);
  const { id, version, title, entities } = release;
  const titles = new Map(entities.map((entity) => [entity.id, entity.title]));
  const titleOf = (entity: unknown): string => titles.get(String(entity)) ?? String(entity);

  const send = async (body: object, done: string): Promise<StudioResponse> => {
    setIsPending(true);
    const response = await postStudio(PATH, body);
    const rejected = rejectionOf(response);
    setFaults(rejected?.faults ?? []);
    setMessage(response.ok ? done : '');
    setProblem(response.ok || rejected ? '' : problemWords(response.problem, messages));
    setIsPending(false);
    return response;
  };
  const run = async (body: object, done = '') => {
    const response = await send(body, done);
    const errors = rejectionOf(response)?.errors ?? [];
    if (errors.length > 0)
      setProblem(
        `${labels.refused} ${errors.map((each) => `${titleOf(each.id)} (${each.reason})`).join(', ')}`,
      );
    if (response.status === 409) setProblem(labels.conflict);
    if (response.ok || response.status === 409) await refreshPage();
    return response;
  };
  const save = (released: readonly ReleasedEntity[]) =>
    run({ action: 'save', id, version, title, entities: released });
  const own = entities.map((entity) => ({ kind: entity.kind, id: entity.id }));
  return {
    message,
    problem,
    faults,
    isPending,
    add: (added: readonly ReleasedEntity[]) =>
      save([
        ...own,
        ...added.filter((each) => !own.some((has) => has.kind === each.kind && has.id === each.id)),
      ]),
    remove: (removed: string) => save(own.filter((entity) => entity.id !== removed)),
    collect: async (project: string, path: string): Promise<ReleasedEntity[]> => {
      const { body } = await send({ action: 'collect', project, path }, '');
      const { found } = Object(body);
      if (Array.isArray(found) && found.length === 0) setMessage(labels.nothingNew);
      return Array.isArray(found) ? found : [];
    },
    publish: () => run({ action: 'publish', id, version }, labels.publishedNow),
    schedule: (at: number) => run({ action: 'schedule', id, at }),
    cancel: (actionId: string) => run({ action: 'cancel', id: actionId }),
    takeBack: async () => {
      const versions = Object.fromEntries(release.takeBack.map((step) => [step.id, step.version]));
      const response = await run({ action: 'take back', id, versions }, labels.takenBack);
      const { kind, ids } = Object(response.body);
      if (!response.ok && Array.isArray(ids))
        setProblem(`${takeBackProblem(labels, kind)} ${ids.map(titleOf).join(', ')}`);
    },
    discard: async () => {
      if ((await send({ action: 'delete', id }, '')).ok) location.assign('/studio/releases');
    },
  };
}

export type ReleaseActions = ReturnType<typeof useRelease>;
