import type { LocalizedFields, PublishState } from './studio-entry';

export interface ContractEntity {
  id: string;
  /** Content type; `asset` for an asset. */
  type: string;
  state: PublishState;
  fields: LocalizedFields;
  /** Version of an entry at the time it was read. */
  version?: number;
}
