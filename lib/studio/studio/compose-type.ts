import type { StudioField, StudioType } from './field-input';
import type { LocalizedFields } from './studio-entry';

/** A field with nested entries: blocks of a region, slides of a slider. */
export interface ComposeSlot {
  field: string;
  label: string;
  types: readonly string[];
  max: number;
  isList: boolean;
}

/** A content type for the composer, derived from its declaration. */
export interface ComposeType extends StudioType {
  isDeprecated: boolean;
  /** Whether it is hidden between its dates instead of shown. */
  isHiddenInside: boolean;
  initial: LocalizedFields;
  /** Fields with an input; those with nested entries are {@link ComposeType.slots}. */
  fields: StudioField[];
  slots: ComposeSlot[];
}

export type ComposeTypes = Readonly<Record<string, ComposeType>>;
