import type { Concept, ConceptScheme, Link } from '#model/entities';

const idsOf = (links: readonly Link[]) => links.map(({ sys }) => sys.id);

/** The organization's concepts and concept schemes, shared by all spaces and environments. */
export class Taxonomy {
  readonly concepts = new Map<string, Concept>();
  readonly schemes = new Map<string, ConceptScheme>();
  #narrower: ReadonlyMap<string, string[]> | undefined;

  put(record: Concept | ConceptScheme): void {
    this.#narrower = undefined;
    if (record.kind === 'TaxonomyConcept') this.concepts.set(record.id, record);
    else this.schemes.set(record.id, record);
  }

  remove(kind: (Concept | ConceptScheme)['kind'], id: string): void {
    this.#narrower = undefined;
    if (kind === 'TaxonomyConcept') this.concepts.delete(id);
    else this.schemes.delete(id);
  }

  has({ sys: { linkType, id } }: Link): boolean {
    return linkType === 'TaxonomyConcept' ? this.concepts.has(id) : this.schemes.has(id);
  }

  /** Ids of narrower concepts, at most `depth` steps down. */
  descendants(id: string, depth = Infinity): Set<string> {
    const narrower = (this.#narrower ??= this.#narrowerById());
    return reached(id, depth, (one) => narrower.get(one) ?? []);
  }

  /** Ids of broader concepts, at most `depth` steps up. */
  ancestors(id: string, depth = Infinity): Set<string> {
    return reached(id, depth, (one) => idsOf(this.concepts.get(one)?.body.broader ?? []));
  }

  schemesOf(conceptId: string): ConceptScheme[] {
    return [...this.schemes.values()].filter(({ body }) =>
      idsOf(body.concepts).includes(conceptId),
    );
  }

  /** Ids of the concepts that satisfy a link to a concept (with its descendants) or to a scheme. */
  covered({ sys: { linkType, id } }: Link): Set<string> {
    if (linkType === 'TaxonomyConcept') return this.descendants(id).add(id);
    return new Set(idsOf(this.schemes.get(id)?.body.concepts ?? []));
  }

  #narrowerById(): Map<string, string[]> {
    const narrower = new Map<string, string[]>();
    for (const { id, body } of this.concepts.values()) {
      for (const broader of idsOf(body.broader)) {
        narrower.set(broader, [...(narrower.get(broader) ?? []), id]);
      }
    }
    return narrower;
  }
}

/** Ids reached from a start within `depth` steps, without the start. */
function reached(start: string, depth: number, next: (id: string) => string[]): Set<string> {
  const found = new Set<string>();
  let level = [start];
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    level = [...new Set(level.flatMap(next))].filter((id) => id !== start && !found.has(id));
    for (const id of level) found.add(id);
  }
  return found;
}
