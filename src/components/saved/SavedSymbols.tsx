import { Heart, Scale, type IconNode } from 'lucide'
import { createElement } from 'react'

import { savedLists, type SavedList } from '@/domain/catalogue/savedListings'

const icons: Readonly<Record<SavedList, IconNode>> = { favourites: Heart, compare: Scale }
/** The id of the symbol of each list. */
export const symbolOf: Readonly<Record<SavedList, string>> = {
  favourites: 'heart',
  compare: 'scale',
}

/** Defines the symbols of the saved lists once per page: a list has them on every card. */
export const SavedSymbols = () => (
  <svg width="0" height="0" className="absolute" aria-hidden="true">
    {savedLists.map((list) => (
      <symbol key={list} id={symbolOf[list]} viewBox="0 0 24 24">
        {icons[list].map(([tag, attributes], index) =>
          createElement(tag, { key: index, ...attributes }),
        )}
      </symbol>
    ))}
  </svg>
)
