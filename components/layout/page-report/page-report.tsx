import { useRouter } from 'next/router';
import { useOfflineHand } from '@/lib/runtime/offline/use-offline-hand';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { useThirdParties } from '@/lib/browser/third-parties/use-third-parties';
import { useFollowedLinks } from '@/lib/browser/tracking/use-followed-links';
import { usePageInfo } from '@/lib/browser/tracking/use-page-info';

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
