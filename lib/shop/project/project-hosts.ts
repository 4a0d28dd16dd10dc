import closed from '@/cms-schema/closed-projects.json';
import projects from '@/cms-schema/projects.json';
import { readHosts, type ProjectHosts } from './read-hosts';

/** Hosts from a setting, by {@link readHosts}; by default those of the list of shops; a closed one has none. */
export const projectHosts = (setting?: string): ProjectHosts =>
  readHosts(setting, projects, closed);
