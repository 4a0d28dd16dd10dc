import type { ContractFault } from './contract';
import type { EntitySummary } from './studio-entry';
import type { UsagePlace } from './usage';

/** A release in the list of all. */
export interface ReleaseSummary {
  id: string;
  title: string;
  /** Needed by every write: one that names an older version is refused. */
  version: number;
  isArchived: boolean;
  size: number;
  /** When it will be published, and the action that does it; `null` while that is not planned. */
  scheduled: ScheduledPublish | null;
  /** Epoch milliseconds of its last publish; `null` before the first. */
  publishedAt: number | null;
}

export interface ScheduledPublish {
  actionId: string;
  /** Epoch milliseconds. */
  at: number;
}

/** What taking back a release does to one of its entities. */
export interface TakeBackStep {
  id: string;
  kind: 'Entry' | 'Asset';
  title: string;
  /** At this version; a newer one is a conflict. */
  version: number;
  /** `restore`: what was public before is published again; `withdraw`: nothing was. */
  does: 'restore' | 'withdraw' | 'keep';
  /** Why an entity stays as it is. */
  because:
    | 'changed since'
    | 'pictures have no versions'
    | 'not published by it'
    | 'taken back already'
    | null;
  /** An attempt that stopped halfway has changed it already: its version differs from what was shown. */
  isDone: boolean;
}

/** A release with all that its page shows. */
export interface ReleaseState extends ReleaseSummary {
  entities: EntitySummary[];
  /** Where its entries stand. */
  places: UsagePlace[];
  /** What visitors would miss if it were published now. */
  faults: ContractFault[];
  /** Empty before its first publish. */
  takeBack: TakeBackStep[];
}
