export interface CountryChoice {
  code: string;
  name: string;
}

/** What Contentful allows in a rich text: all of it where the declaration does not restrict it. */
export interface RichTextFieldInput {
  kind: 'richText';
  /** Types of nodes, besides paragraphs and texts. */
  nodes: readonly string[];
  marks: readonly string[];
  /** Types of entries that can be embedded. */
  types: readonly string[];
}

export type FieldInput =
  | { kind: 'line'; max: number }
  | { kind: 'lines'; max: number }
  | RichTextFieldInput
  | { kind: 'number'; min: number; max: number; isWhole: boolean }
  | { kind: 'boolean' }
  | { kind: 'dateTime' }
  | { kind: 'countries' }
  | {
      kind: 'choice' | 'choices';
      values: readonly string[];
      labels: Readonly<Record<string, string>>;
    }
  | { kind: 'words'; max: number }
  | { kind: 'link' }
  | { kind: 'assets'; isList: boolean; max: number }
  | { kind: 'entries'; isList: boolean; max: number; types: readonly string[] }
  /** A point in the picture of another field; the type of the entry decides how it is cropped. */
  | { kind: 'focus'; picture: string; type: string }
  | { kind: 'json' };

export interface StudioField {
  id: string;
  label: string;
  help: string | null;
  required: boolean;
  localized: boolean;
  input: FieldInput;
}

export interface StudioType {
  id: string;
  name: string;
  description: string;
  role: 'block' | 'part' | 'structure';
  displayField: string;
}
