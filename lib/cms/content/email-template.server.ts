import type { EmailTemplateFields } from '@/cms-schema/content-types/email-template';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { ContentDocument } from '@/lib/shop/page-context/content-document';
import type { ContentNode, SoundNode } from './content-tree';
import { siteDocument } from './documents.server';
import { evaluate } from './evaluate';
import { EntryReader } from './read-entry.server';

/** Templates contain no links. */
const NO_LINKS = {
  nodes: { locale: '', paths: new Map<string, string>(), hosts: [] },
  nodeIds: new Map<string, string>(),
  scheme: 'https:' as const,
};

// The reader has checked the values against the type's schema.
const fieldsOf = ({ values }: SoundNode) => values as unknown as EmailTemplateFields;

/** Ranks templates for particular countries before those for all. */
const reach = ({ rules }: SoundNode) => Number(rules.countries.codes.length > 0);

/** The editors' template for a kind of email in a context. */
export function chooseEmailTemplate(
  document: ContentDocument,
  kind: string,
  context: PageContext,
): EmailTemplateFields | null {
  const read = (id: string): ContentNode => new EntryReader(document, NO_LINKS).read(id, id);
  const { shown } = evaluate(document.roots.map(read), context);
  const fitting = shown.map(({ node }) => node).filter((node) => fieldsOf(node).kind === kind);
  const [chosen] = fitting.toSorted((one, other) => reach(other) - reach(one));
  return chosen ? fieldsOf(chosen) : null;
}

/** @throws ContentUnavailable when the content API is down and there is no copy. */
export async function loadEmailTemplate(
  kind: string,
  context: PageContext,
): Promise<EmailTemplateFields | null> {
  const { document } = await siteDocument('emailTemplate', context);
  return chooseEmailTemplate(document, kind, context);
}
