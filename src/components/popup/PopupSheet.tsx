import { Icon } from '@/components/icon/Icon'
import { island } from '@/components/island/island'
import { sheetAddress } from '@/components/island/manifest'
import { Picture, PictureLabel, type PictureView } from '@/components/media/Picture'
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
        props={{ delaySeconds, actionPaths, sheet: sheetAddress('popup') }}
        data-state="later"
        aria-labelledby={TITLE_ID}
        className="popup p-0 text-ink"
      >
        <div className="popup-card relative">
          <button
            type="button"
            className="absolute top-0 right-0 z-10 grid size-11 cursor-pointer place-items-center hover:bg-sand-2"
          >
            <Icon name="close" size={20} />
            <span className="sr-only">{words.close}</span>
          </button>
          {picture && <Picture picture={picture} sizes="180px" />}
          <PictureLabel picture={picture} />
          <div className="self-center p-4">
            <h2 id={TITLE_ID} className="pr-8 text-[1.125rem]">
              {title}
            </h2>
            {description && (
              <p className="mt-2 text-[0.9375rem] leading-normal whitespace-pre-line text-soft">
                {description}
              </p>
            )}
            {link && linkLabel && (
              <a href={popupHref(link)} className="button button-solid mt-3 min-h-11">
                {linkLabel}
              </a>
            )}
          </div>
        </div>
      </PopupIsland>
    </Static>
  )
}
