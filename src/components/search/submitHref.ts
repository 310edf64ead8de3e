import type { PanelState } from '@/domain/catalogue/search/panel'

/**
 * Returns where submitting the text leads without the results page: the listing with that number,
 * or the list of the clicked goal. Returns undefined while the answer belongs to an older text, or
 * contains words that were not understood.
 */
export function submitHref(
  { text, answer, isWaiting }: PanelState,
  goal: string,
): string | undefined {
  if (text === '' || isWaiting || !answer) return undefined
  const listing = answer.properties.find(({ reference }) => String(reference) === text)
  if (listing) return listing.href
  if (answer.unknown.length > 0) return undefined
  return answer.understood?.ways.find((way) => way.goal === goal)?.href
}
