import type { CountryChoice, StudioField } from '@/lib/studio/studio/field-input';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import type { EntitySummary, LocalizedFields } from '@/lib/studio/studio/studio-entry';

export interface FieldControlProps {
  field: StudioField;
  /** Id of the control, which its label and help refer to. */
  controlId: string;
  value: unknown;
  language: string;
  messages: StudioMessages;
  /**
   * Sets the value, or changes it by a function of the present one: an upload ends long after its control was
   * rendered.
   */
  onChange: (value: unknown) => void;
}

/** Values of the whole entry, because some inputs show another field's value. */
export interface Siblings {
  siblings: LocalizedFields;
}

/** Possible targets of fields, loaded once for all of them. */
export interface Choices {
  countries: readonly CountryChoice[];
  /** Possible values of a link field, with their targets. */
  links: readonly { value: string; label: string }[];
  /** Entries and assets the entry links to, by id. */
  linked: Readonly<Record<string, EntitySummary>>;
  /** Called when an entry or asset was chosen that is not among them. */
  onKnown?: (entity: EntitySummary) => void;
}
