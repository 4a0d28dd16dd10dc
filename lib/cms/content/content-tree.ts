import type { ContentIssue, HiddenReason, VisibilityRules } from '@/lib/cms/visibility/verdict';

/** A field whose entries are nodes in the tree. */
export interface ChildList {
  field: string;
  /** `embedded`: blocks inside a rich text, in the order of the text. */
  shape: 'part' | 'parts' | 'blocks' | 'embedded';
  nodes: readonly ContentNode[];
}

interface NodeBase {
  /** Entry id. */
  id: string;
  /** Content type id; empty when the entry is missing. */
  type: string;
  /** Position in the tree, for example `main.2.buttons.0`. */
  path: string;
}

/** An entry that can be shown if its rules allow it. */
export interface SoundNode extends NodeBase {
  kind: 'sound';
  rules: VisibilityRules;
  /** Fields as the component receives them, without the child lists. */
  values: Readonly<Record<string, unknown>>;
  children: readonly ChildList[];
  /** Groups of fields of which one needs content. */
  requiredContent: readonly (readonly string[])[];
  /** Findings that do not stop the entry from being shown. */
  issues: readonly ContentIssue[];
}

/** An entry that can never be shown, at any time or position. */
export interface BrokenNode extends NodeBase {
  kind: 'broken';
  reason: HiddenReason;
}

/** Content as a plain acyclic tree, independent of time, for one project and locale. */
export type ContentNode = SoundNode | BrokenNode;
