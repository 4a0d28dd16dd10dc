import { useRouter } from 'next/router';
import { useOfflineHand } from '@/lib/offline/use-offline-hand';
import { useRouteContext } from '@/lib/routes/route-context-provider';
import { useThirdParties } from '@/lib/third-parties/use-third-parties';
import { useFollowedLinks } from '@/lib/tracking/use-followed-links';
import { usePageInfo } from '@/lib/tracking/use-page-info';

/** Reports the visited page to tracking. @param hasList whether it has a list of articles */
export function PageReport({ hasList }: { hasList: boolean }) {
  const { asPath } = useRouter();
  useThirdParties();
  const { locale } = useRouteContext();
  const path = asPath.split(/[?#]/, 1)[0] ?? '/';
  useOfflineHand(locale, path);
  usePageInfo(path, hasList);
  useFollowedLinks();
  return null;
}
