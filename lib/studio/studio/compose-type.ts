import type { StudioField, StudioType } from './field-input';
import type { LocalizedFields } from './studio-entry';

/** A field whose entries are composed in place: blocks of a region, slides of a slider. */
export interface ComposeSlot {
  field: string;
  label: string;
  /** Content types that it admits. */
  types: readonly string[];
  max: number;
  isList: boolean;
}

/** A content type as the composer needs it, derived from its declaration. */
export interface ComposeType extends StudioType {
  isDeprecated: boolean;
  /** Its dates hide it: between them it is not shown. */
  isHiddenInside: boolean;
  /** What a new entry starts with. */
  initial: LocalizedFields;
  /** Fields with an input; those with entries of their own are {@link ComposeType.slots}. */
  fields: StudioField[];
  slots: ComposeSlot[];
}

export type ComposeTypes = Readonly<Record<string, ComposeType>>;
