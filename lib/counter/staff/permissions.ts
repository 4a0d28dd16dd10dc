import type { staff } from '@/lib/platform/db/schema-staff';

export type StaffRole = (typeof staff.$inferSelect)['role'];

/** What staff can do at the counter, and whose work it is. */
const PERMISSIONS = {
  'orders.read': ['service', 'warehouse', 'shopManager', 'administrator'],
  'orders.note': ['service', 'warehouse', 'shopManager', 'administrator'],
  'orders.ship': ['warehouse', 'shopManager', 'administrator'],
  'orders.return': ['service', 'warehouse', 'shopManager', 'administrator'],
  'orders.exchange': ['service', 'warehouse', 'shopManager', 'administrator'],
  'orders.address': ['service', 'warehouse', 'shopManager', 'administrator'],
  'orders.cancel': ['service', 'shopManager', 'administrator'],
  'orders.refund': ['service', 'shopManager', 'administrator'],
  'orders.paid': ['shopManager', 'administrator'],
  'orders.transferred': ['shopManager', 'administrator'],
  'orders.resend': ['service', 'shopManager', 'administrator'],
  'returns.read': ['service', 'warehouse', 'shopManager', 'administrator'],
  'returns.receive': ['service', 'warehouse', 'shopManager', 'administrator'],
  'stock.read': ['service', 'warehouse', 'shopManager', 'marketing', 'administrator'],
  'stock.correct': ['warehouse', 'shopManager', 'administrator'],
  'prices.plan': ['shopManager', 'administrator'],
  'reservations.read': ['service', 'warehouse', 'shopManager', 'administrator'],
  'reservations.handle': ['service', 'warehouse', 'shopManager', 'administrator'],
  'customers.read': ['service', 'shopManager', 'administrator'],
  'customers.sendPassword': ['service', 'shopManager', 'administrator'],
  'customers.export': ['shopManager', 'administrator'],
  'customers.delete': ['shopManager', 'administrator'],
  'numbers.read': ['shopManager', 'marketing', 'administrator'],
  'numbers.tax': ['shopManager', 'administrator'],
  'studio.edit': ['marketing', 'administrator'],
  /** Inviting staff, changing their roles, and ending their accounts. */
  'staff.manage': ['administrator'],
  'audit.read': ['administrator'],
  /** One's own password, language and sessions. */
  account: ['service', 'warehouse', 'shopManager', 'marketing', 'administrator'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof PERMISSIONS;

/** Whether a role has a permission: the only place where this is decided. */
export const isPermitted = (role: StaffRole, permission: Permission): boolean =>
  PERMISSIONS[permission].some((each) => each === role);

/** Permissions of a role, by which pages choose the links that they show. */
export const permissionsOf = (role: StaffRole): Permission[] =>
  PERMISSION_NAMES.filter((permission) => isPermitted(role, permission));

// Keys of a literal, which `Object.keys` types as strings.
const PERMISSION_NAMES = Object.keys(PERMISSIONS) as Permission[];
