import { savedLists, savedMark, type SavedList } from '@/domain/catalogue/savedListings'

import { SaveButton } from './SaveButton'
import { symbolOf } from './SavedSymbols'

/** A listing that can be saved: what the button of each list is called. */
export type SaveView = { reference: number; labels: Partial<Record<SavedList, string>> }

/** The buttons on a card that save its listing, above the link that covers the card. */
export const SaveMarks = ({ reference, labels }: SaveView) => (
  <div className="card-saves">
    {savedLists.map((list) => {
      const label = labels[list]
      return (
        label && (
          <SaveButton
            key={list}
            mark={savedMark(list, reference)}
            label={label}
            className={list === 'favourites' ? 'heart' : 'heart heart-quiet'}
          >
            <svg aria-hidden="true">
              <use href={`#${symbolOf[list]}`} />
            </svg>
          </SaveButton>
        )
      )
    })}
  </div>
)
