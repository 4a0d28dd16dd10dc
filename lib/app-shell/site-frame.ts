import type { Link } from '@/lib/content/block';

/** One visible place of the navigation tree, in the page's language. */
export interface NavigationEntry {
  id: string;
  name: string;
  href: string;
  children: NavigationEntry[];
}

/** What stands around every page of a project: header, navigation and footer. */
export interface SiteFrame {
  projectName: string;
  claim: string | null;
  home: Link;
  navigation: NavigationEntry[];
  footerText: string | null;
  footerLinks: { id: string; name: string; href: string }[];
}
