import type { ContractEntity } from './contract-entity';
import { meet, textOf } from './entry-reach';

export interface NodeFault {
  kind: 'parent cycle' | 'parent of another shop' | 'path exists' | 'id exists';
  field: 'parent' | 'path' | 'nodeId';
  detail: string;
}

const parentOf = ({ fields }: ContractEntity): string =>
  Object.values(fields['parent'] ?? {}).flatMap((link) => Object(link)?.sys?.id ?? [])[0] ?? '';

const nameOf = (node: ContractEntity) => `${textOf(node.fields, 'name')} (${node.id})`;

function parentFaults(node: ContractEntity, nodes: ReadonlyMap<string, ContractEntity>) {
  const faults: NodeFault[] = [];
  const way = [node];
  for (let id = parentOf(node); id !== '';) {
    const parent = id === node.id ? node : nodes.get(id);
    if (!parent) return faults;
    const isCycle = way.includes(parent);
    way.push(parent);
    if (isCycle) {
      const detail = way.map(nameOf).join(' → ');
      return [...faults, { kind: 'parent cycle', field: 'parent', detail } as const];
    }
    const shop = textOf(parent.fields, 'project');
    if (way.length === 2 && shop !== textOf(node.fields, 'project'))
      faults.push({
        kind: 'parent of another shop',
        field: 'parent',
        detail: `${nameOf(parent)}: ${shop}`,
      });
    id = parentOf(parent);
  }
  return faults;
}

function sameValue(
  node: ContractEntity,
  rivals: readonly ContractEntity[],
  kind: 'path exists' | 'id exists',
): NodeFault[] {
  const field = kind === 'path exists' ? 'path' : 'nodeId';
  return rivals.flatMap((rival) => {
    const locale = Object.keys(node.fields[field] ?? {}).find((code) => {
      const own = textOf(node.fields, field, code);
      return own !== '' && own === textOf(rival.fields, field, code);
    });
    if (locale === undefined) return [];
    const value = textOf(node.fields, field, locale);
    return [{ kind, field, detail: `${locale} ${value}: ${nameOf(rival)}` }];
  });
}

/**
 * Problems of a node's address. Nodes that are never visible at the same time in one country may
 * share a path and an id, because one replaces the other.
 * @param nodes published nodes by entry id, since drafts have no addresses
 */
export function nodeFaults(
  node: ContractEntity,
  nodes: ReadonlyMap<string, ContractEntity>,
): NodeFault[] {
  const shop = textOf(node.fields, 'project');
  const rivals = [...nodes.values()].filter(
    (other) =>
      other.id !== node.id && textOf(other.fields, 'project') === shop && meet(node, other),
  );
  return [
    ...parentFaults(node, nodes),
    ...sameValue(node, rivals, 'path exists'),
    ...sameValue(node, rivals, 'id exists'),
  ];
}
