import type { DraftEntry } from './compose-data';
import type { ComposeTypes } from './compose-type';
import type { Difference, SaveState } from './entry-draft';
import type { RememberedTree } from './remembered-tree';
import type { SaveFault } from './save-faults';
import type { StudioResponse } from './studio-client';
import type { PublishState } from './studio-entry';

/** A value that two editors have changed, and in which entry. */
export interface TreeDifference extends Difference {
  id: string;
}

/** What the composer shows about saving. */
export interface TreeStatus {
  saveState: SaveState;
  faults: SaveFault[];
  problem: string;
  differences: TreeDifference[];
  isRestored: boolean;
  states: Readonly<Record<string, PublishState>>;
}

/** What the entries of a page need of the composer around them. */
export interface TreePorts {
  types: ComposeTypes;
  /** Never throws; status 0 says that no response came. */
  post: (path: string, body: object) => Promise<StudioResponse>;
  remember: (tree: RememberedTree) => void;
  /** The entries as the canvas has them at this moment; `null` before it is there. */
  read: () => ReadonlyMap<string, DraftEntry> | null;
  /** The status has changed. */
  notify: () => void;
  /** Entries are now others than those that were edited: somebody else's changes are in them. */
  onMerged: () => void;
}
