import type { DraftEntry } from './compose-data';
import type { ComposeTypes } from './compose-type';
import type { Difference, SaveState } from './entry-draft';
import type { RememberedTree } from './remembered-tree';
import type { SaveFault } from './save-faults';
import type { StudioResponse } from './studio-client';
import type { EditedEntry, LocalizedFields, PublishState } from './studio-entry';

/** A value that two editors have changed, with its entry. */
export interface TreeDifference extends Difference {
  id: string;
}

/** An entry as the CMS has it. */
export interface Stored {
  fields: LocalizedFields;
  version: number;
  state: PublishState;
}

/** Result of one attempt to save an entry; `offline` and `signed out` are tried again. */
export type SaveOutcome = 'saved' | 'merged' | 'refused' | 'offline' | 'signed out';

export interface TreeStatus {
  saveState: SaveState;
  faults: SaveFault[];
  problem: string;
  differences: TreeDifference[];
  /** Ids of blocks that another editor had removed, and that are back because of this one's text. */
  returned: string[];
  isRestored: boolean;
  states: Readonly<Record<string, PublishState>>;
}

/** Dependencies of a page's entries on the composer. */
export interface TreePorts {
  types: ComposeTypes;
  /** Never throws; status 0 means no response. */
  post: (path: string, body: object) => Promise<StudioResponse>;
  /** Entries as the CMS has them now, with everything nested in them; empty during an outage. */
  load: (ids: readonly string[]) => Promise<EditedEntry[]>;
  remember: (tree: RememberedTree) => void;
  /** Current entries of the canvas; `null` before it is ready. */
  read: () => ReadonlyMap<string, DraftEntry> | null;
  notify: () => void;
  /** Called when the entries contain other editors' changes. */
  onMerged: () => void;
}
