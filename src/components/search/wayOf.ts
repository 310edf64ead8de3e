import type { PanelState } from '@/domain/search/panel'

/**
 * Where sending the text leads without asking the page of results: the listing whose number it is, or the list of the goal
 * that was pressed. Nothing while the answer belongs to an older text, or holds words that were not understood.
 */
export function wayOf({ text, answer, isWaiting }: PanelState, goal: string): string | undefined {
  if (text === '' || isWaiting || !answer) return undefined
  const listing = answer.properties.find(({ reference }) => String(reference) === text)
  if (listing) return listing.href
  if (answer.unknown.length > 0) return undefined
  return answer.understood?.ways.find((way) => way.goal === goal)?.href
}
