import { describeReason } from '@/lib/cms/visibility/describe-reason';
import type { HiddenNode } from './evaluate';
import type { NavigationReport } from './navigation-report.server';
import type { Finding, Region } from './resolve-page';

/** A note for editors, shown at the position it concerns. */
export interface DraftNote {
  /** Id of the entry the note is about. */
  id: string;
  type: string;
  /** Name of the rule, for example `country`; `finding` for an entry that is shown nevertheless. */
  kind: string;
  because: string;
}

/** Notes of a region by the id of the visible block they precede; the rest under `end`. */
export type DraftNotes = Readonly<Record<string, readonly DraftNote[]>>;

const END = 'end';

function noteOf({ id, type, path, message }: Finding): DraftNote {
  return { id, type, kind: 'finding', because: `${path}: ${message}` };
}

function hiddenNotes({ id, type, reason, issues }: HiddenNode, now: number): DraftNote[] {
  const because = describeReason(reason, now);
  return [
    { id, type, kind: reason.kind, because },
    ...issues.map((issue) => noteOf({ id, type, ...issue })),
  ];
}

/** Notes about the navigation, hidden nodes first. */
export function navigationNotes({ hidden, findings }: NavigationReport, now: number): DraftNote[] {
  return [...hidden.flatMap((node) => hiddenNotes(node, now)), ...findings.map(noteOf)];
}

/** Notes about what a region hides and why, placed where the hidden entries would be. */
export function draftNotes({ nodes, blocks, hidden, findings }: Region, now: number): DraftNotes {
  const notes: Record<string, DraftNote[]> = {};
  const add = (before: string, note: DraftNote) => (notes[before] ??= []).push(note);
  let next = 0;
  for (const node of nodes) {
    const isHidden = hidden.some(({ path }) => path === node.path);
    const place = blocks[next]?.id ?? END;
    for (const entry of hidden)
      if (entry.path === node.path || entry.path.startsWith(`${node.path}.`))
        hiddenNotes(entry, now).forEach((note) => add(place, note));
    if (!isHidden) next++;
  }
  findings.forEach((finding) => add(blocks[0]?.id ?? END, noteOf(finding)));
  return notes;
}
