/** The scripts of Next itself: the baseline for all weights. */
export default function EmptyPage() {
  return null;
}
