import { projects, type ProjectId } from '@/lib/shop/project/projects';

/**
 * Territories in which a node may be seen besides its own rules: the voucher node of one shop is
 * for some only.
 * @returns `null` for every other node.
 */
export function voucherTerritories(nodeId: string, project: ProjectId): readonly string[] | null {
  const { vouchers } = projects[project];
  return vouchers?.nodeId === nodeId ? vouchers.territories : null;
}
