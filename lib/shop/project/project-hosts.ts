import projects from '@/cms-schema/projects.json';
import { readHosts, type ProjectHosts } from './read-hosts';

/** As {@link readHosts}; without a setting those of the list of shops. */
export const projectHosts = (setting?: string): ProjectHosts => readHosts(setting, projects);
