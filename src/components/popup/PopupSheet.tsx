import { Icon } from '@/components/icon/Icon'
import { island } from '@/components/island/island'
import { Picture, type PictureView } from '@/components/media/Picture'
import { Static } from '@/components/static/Static'
import { popupHref } from '@/domain/site/popup'

import type { start } from './popup.island'

type Props = {
  title: string
  description: string
  link: string
  linkLabel: string
  picture: PictureView | undefined
  delaySeconds: number
  actionPaths: string[]
  words: { close: string }
}

const PopupIsland = island<typeof start>('popup', { wake: 'idle', tag: 'dialog' })

const TITLE_ID = 'popup-title'

/** An announcement in the corner of the page, at most once per session. */
export function PopupSheet({
  title,
  description,
  link,
  linkLabel,
  picture,
  delaySeconds,
  actionPaths,
  words,
}: Props) {
  return (
    <Static>
      <PopupIsland
        props={{ delaySeconds, actionPaths }}
        data-state="later"
        aria-labelledby={TITLE_ID}
        className="popup overflow-auto rounded-(--radius-base) border border-sand bg-card p-0 text-ink shadow-lg"
      >
        <div className="relative">
          <button
            type="button"
            className="absolute top-2 right-2 z-10 grid size-11 cursor-pointer place-items-center rounded-(--radius-base) bg-card hover:bg-sand-2"
          >
            <Icon name="close" size={20} />
            <span className="sr-only">{words.close}</span>
          </button>
          {picture && (
            <Picture
              picture={picture}
              sizes="380px"
              className="aspect-5/2 w-full object-cover max-md:hidden"
            />
          )}
          <div className="p-5 md:p-6">
            <h2 id={TITLE_ID} className={`text-[1.4rem] ${picture ? 'max-md:pr-10' : 'pr-10'}`}>
              {title}
            </h2>
            {description && (
              <p className="mt-2 text-[0.95rem] leading-normal whitespace-pre-line text-soft">
                {description}
              </p>
            )}
            {link && linkLabel && (
              <a
                href={popupHref(link)}
                className="button mt-4 min-h-11 border-brick bg-brick text-white hover:bg-ink"
              >
                {linkLabel}
              </a>
            )}
          </div>
        </div>
      </PopupIsland>
    </Static>
  )
}
