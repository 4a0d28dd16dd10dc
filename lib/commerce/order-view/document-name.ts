import type { documents } from '@/lib/platform/db/schema-order-life';

export type NumberedKind = (typeof documents.$inferSelect)['kind'];

const PREFIXES: Readonly<Record<NumberedKind, string>> = { invoice: 'RE', creditNote: 'GS' };

/** `RE-HGG-000001`, `GS-HGG-000001` */
export const documentName = (kind: NumberedKind, project: string, number: number) =>
  `${PREFIXES[kind]}-${project.toUpperCase()}-${String(number).padStart(6, '0')}`;
