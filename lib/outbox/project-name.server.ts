import { projectFields } from '@/lib/content/project-fields.server';
import { loadSite } from '@/lib/content/site.server';
import type { PageContext } from '@/lib/page-context/page-context';

/** The shop's name, where its editors have set one. @throws ContentUnavailable */
export async function projectName(context: PageContext): Promise<string> {
  const { project } = await loadSite(context);
  return projectFields(project).name ?? context.project;
}
