import type { ContractFault } from './contract';
import type { EntitySummary } from './studio-entry';
import type { UsagePlace } from './usage';

export interface ReleasedEntity {
  kind: 'Entry' | 'Asset';
  id: string;
}

export interface ReleaseSummary {
  id: string;
  title: string;
  /** Current version, required by every write. */
  version: number;
  isArchived: boolean;
  size: number;
  /** Planned time with its scheduled action; `null` if not scheduled. */
  scheduled: ScheduledPublish | null;
  /** Epoch milliseconds of its last publish; `null` before the first. */
  publishedAt: number | null;
  /** Who published it last; empty if that is not known. */
  publishedBy: string;
  /** Whether what it published has been taken back. */
  isTakenBack: boolean;
}

export interface ScheduledPublish {
  actionId: string;
  /** Epoch milliseconds. */
  at: number;
}

/** Effect of reverting a release on one of its entities. */
export interface TakeBackStep {
  id: string;
  kind: 'Entry' | 'Asset';
  title: string;
  /** Version that may be changed; a newer one is a conflict. */
  version: number;
  /**
   * `restore`: the state published before is published again; `withdraw`: it was not published
   * before.
   */
  does: 'restore' | 'withdraw' | 'keep';
  because:
    | 'changed since'
    | 'pictures have no versions'
    | 'not published by it'
    | 'taken back already'
    | null;
  /**
   * Whether an interrupted attempt has already changed it; its version then differs from the
   * displayed one.
   */
  isDone: boolean;
}

/** A release at the time at which it is, or was, published. */
export interface DatedRelease extends Pick<
  ReleaseSummary,
  'id' | 'title' | 'size' | 'publishedBy'
> {
  /** Epoch milliseconds. */
  at: number;
  does: 'will be published' | 'was published' | 'was taken back';
}

/** Releases in a period, as a calendar shows them. Pure. */
export const releasesBetween = (
  releases: readonly ReleaseSummary[],
  from: number,
  until: number,
): DatedRelease[] =>
  releases
    .flatMap(({ id, title, size, publishedBy, publishedAt, scheduled, isTakenBack }) => {
      const own = { id, title, size, publishedBy };
      return [
        ...(scheduled ? [{ ...own, at: scheduled.at, does: 'will be published' as const }] : []),
        ...(publishedAt === null
          ? []
          : [
              {
                ...own,
                at: publishedAt,
                does: isTakenBack ? ('was taken back' as const) : ('was published' as const),
              },
            ]),
      ];
    })
    .filter(({ at }) => at >= from && at <= until)
    .toSorted((one, other) => one.at - other.at);

/** Whether nothing of a release is left to take back, and something was. */
export const isTakenBack = (steps: readonly TakeBackStep[]): boolean =>
  steps.some(({ because }) => because === 'taken back already') &&
  steps.every(({ does }) => does === 'keep');

/** A release with all data of its page. */
export interface ReleaseState extends ReleaseSummary {
  entities: EntitySummary[];
  places: UsagePlace[];
  /** Problems that visitors would see if it were published now. */
  faults: ContractFault[];
  /** Empty before its first publish. */
  takeBack: TakeBackStep[];
}
