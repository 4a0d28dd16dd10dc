import { projects, type ProjectId } from '@/lib/shop/project/projects';

/**
 * Territories to which a node is limited in addition to its own rules: one shop sells vouchers in
 * some only.
 * @returns `null` for all other nodes.
 */
export function voucherTerritories(nodeId: string, project: ProjectId): readonly string[] | null {
  const { vouchers } = projects[project];
  return vouchers?.nodeId === nodeId ? vouchers.territories : null;
}
