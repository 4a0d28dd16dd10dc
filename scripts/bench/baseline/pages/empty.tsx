/** What Next itself loads: the weight everything else is counted over. */
export default function EmptyPage() {
  return null;
}
