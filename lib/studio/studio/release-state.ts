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

/** A release with all data of its page. */
export interface ReleaseState extends ReleaseSummary {
  entities: EntitySummary[];
  places: UsagePlace[];
  /** Problems that visitors would see if it were published now. */
  faults: ContractFault[];
  /** Empty before its first publish. */
  takeBack: TakeBackStep[];
}
