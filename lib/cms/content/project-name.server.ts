import { projectFields } from './project-fields.server';
import { loadSite } from './site.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';

/** The shop's name if editors have set one. @throws ContentUnavailable */
export async function projectName(context: PageContext): Promise<string> {
  const { project } = await loadSite(context);
  return projectFields(project).name ?? context.project;
}
