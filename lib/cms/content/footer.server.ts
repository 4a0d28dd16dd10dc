import type {
  AppLink,
  Hotline,
  ServiceStoreFields,
  SocialLink,
} from '@/cms-schema/content-types/footer-parts';
import type { FooterContent, FooterLink, MapTiles } from '@/lib/cms/layout/footer-content';
import type { ContentNode } from './content-tree';
import type { NodesNow } from './navigation.server';
import { partsOf } from './node-configuration.server';
import { nodeFields } from './node-index.server';
import type { ProjectFields } from './project-fields.server';

/** Nodes listed by an editor, if they can be visited now. */
function linksTo(ids: readonly string[], nodes: NodesNow): FooterLink[] {
  return ids.flatMap((id) => {
    const node = nodes.visible.get(id);
    const link = node && nodes.linkOf(node);
    return link ? [{ id, name: nodeFields(node).name, link }] : [];
  });
}

/** The footer of a project's pages, from the project's own entry. */
export function footerOf(
  project: ContentNode | null,
  fields: ProjectFields,
  nodes: NodesNow,
  mapTiles: MapTiles | null,
): FooterContent {
  const parts = <Part>(field: string) =>
    project?.kind === 'sound' ? partsOf<Part>(project, field) : [];
  const { newsletterHeadline: headline, newsletterText: text, newsletterLink: link } = fields;
  const [store = null] = parts<ServiceStoreFields>('serviceStore');
  return {
    text: fields.footerText,
    serviceLinks: linksTo(fields.footerNodes, nodes),
    legalLinks: linksTo(fields.legalNodes, nodes),
    social: parts<SocialLink>('socialLinks'),
    payments: fields.paymentMethods ?? [],
    hotlines: parts<Hotline>('hotlines'),
    // Only a page can receive the entered email address.
    newsletter: link?.opens === 'page' ? { headline, text, link } : null,
    apps: parts<AppLink>('appLinks'),
    store,
    mapTiles: store && store.latitude !== null ? mapTiles : null,
  };
}
