import { describeReason } from '@/lib/cms/visibility/describe-reason';
import type { HiddenReason } from '@/lib/cms/visibility/verdict';
import type { ProjectId } from '@/lib/shop/project/projects';
import type { ColumnBlock } from './page-matrix';

/** A problem for the editors of a page. */
export interface MatrixFault {
  kind: 'empty page' | 'never visible' | 'end before start';
  project: ProjectId;
  path: string;
  /** Entry to correct. */
  id: string;
  detail: string;
  territories: string[];
}

export interface FaultPlace {
  project: ProjectId;
  /** Name of the page, the same in every market. */
  path: string;
  territory: string;
}

/** An entry with its state in every market whose pages contain it. */
interface Seen {
  /** Page and market in which it was first found. */
  place: FaultPlace;
  id: string;
  type: string;
  parents: Set<string>;
  isEverShown: boolean;
  reasons: HiddenReason[];
}

const isEndBeforeStart = (reason: HiddenReason): boolean =>
  reason.kind === 'invalid' &&
  reason.issues.some(({ path, message }) => path === 'endDateTime' && /after/.test(message));

/**
 * Collects the states of all pages and blocks over all markets, because problems show only in
 * combination.
 */
export class MatrixFaults {
  readonly #projects: readonly ProjectId[];
  readonly #empty = new Map<string, MatrixFault>();
  readonly #seen = new Map<string, Seen>();

  /** @param ids shops whose markets are included */
  constructor(ids: readonly ProjectId[]) {
    this.#projects = ids;
  }

  noteEmpty({ project, path, territory }: FaultPlace, id: string): void {
    const key = `${project} ${path} ${id}`;
    const known = this.#empty.get(key);
    if (known) known.territories.push(territory);
    else
      this.#empty.set(key, {
        kind: 'empty page',
        project,
        path,
        id,
        detail: '',
        territories: [territory],
      });
  }

  noteBlock(place: FaultPlace, { id, type, parent, cell }: ColumnBlock): void {
    const known = this.#seen.get(id) ?? {
      place,
      id,
      type,
      parents: new Set<string>(),
      isEverShown: false,
      reasons: [],
    };
    this.#seen.set(id, known);
    if (parent !== null) known.parents.add(parent);
    if (cell.state !== 'hidden') known.isEverShown = true;
    if (cell.reason) known.reasons.push(cell.reason);
  }

  #isDead = (id: string): boolean => this.#seen.get(id)?.isEverShown === false;

  /** Whether the block is hidden on purpose: disabled, or for a shop that was not checked. */
  #isMeant = (reason: HiddenReason): boolean =>
    reason.kind === 'inactive' ||
    (reason.kind === 'project' && reason.allowed.some((id) => !this.#projects.includes(id)));

  #isFault({ isEverShown, parents, reasons }: Seen): boolean {
    if (isEverShown) return false;
    // Reports only the outermost of nested hidden entries.
    if (parents.size > 0 && [...parents].every(this.#isDead)) return false;
    return !reasons.some(this.#isMeant);
  }

  /** @param now epoch milliseconds, to which times in the details are relative */
  list(now: number): MatrixFault[] {
    const blocks = [...this.#seen.values()]
      .filter((block) => this.#isFault(block))
      .map(({ place: { project, path }, id, type, reasons }): MatrixFault => {
        const wrongEnd = reasons.find(isEndBeforeStart);
        const [reason = null] = wrongEnd ? [wrongEnd] : reasons;
        return {
          kind: wrongEnd ? 'end before start' : 'never visible',
          project,
          path,
          id,
          detail: reason ? `${type}: ${describeReason(reason, now)}` : type,
          territories: [],
        };
      });
    return [...this.#empty.values(), ...blocks];
  }
}
