import { CARDS_CHANGED } from '../cards/cardsChanged'
import { addAllSlides, showMorePictures } from '../cards/showMorePictures'
import { changeFilters } from './changeFilters'
import { countChoices } from './countChoices'
import { followMap } from './followMap'
import { typePlaces } from './typePlaces'

export type ListProps = {
  /** The address that counts what the filters would show, without them. */
  counting: string
  goal: 'sale' | 'rent'
}

/**
 * Makes a list live: filters that count before they apply, cards whose pictures can be looked through,
 * and a map beside that follows it.
 */
export function start(element: HTMLElement, { counting, goal }: ListProps): void {
  const enliven = () => {
    const form = element.querySelector<HTMLFormElement>('form.filters')
    if (!form) return
    const recount = countChoices(form, counting)
    changeFilters(form, recount)
    typePlaces(form, goal)
  }
  enliven()
  showMorePictures(element)
  followMap(element, (list) => {
    enliven()
    addAllSlides(list)
    dispatchEvent(new Event(CARDS_CHANGED))
  })
}
