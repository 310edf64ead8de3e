import { Icon } from '@/components/icon/Icon'
import { Popup } from '@/components/islands'
import { Picture, type PictureView } from '@/components/media/Picture'
import { Static } from '@/components/static/Static'
import { popupHref } from '@/domain/popup'

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

const TITLE = 'popup-title'

/** One announcement over the page, at most once in a visit. */
export function PopupSheet({ title, description, link, linkLabel, picture, delaySeconds, actionPaths, words }: Props) {
  return (
    <Popup delaySeconds={delaySeconds} actionPaths={actionPaths} titleId={TITLE}>
      <Static>
        <div className={`relative ${picture ? 'md:grid md:grid-cols-2' : ''}`}>
          <button
            type="button"
            className="absolute top-2 right-2 z-10 grid size-11 cursor-pointer place-items-center rounded-(--radius-base) bg-card hover:bg-sand-2"
          >
            <Icon name="close" size={20} />
            <span className="sr-only">{words.close}</span>
          </button>
          {picture && (
            <Picture picture={picture} sizes="(min-width: 767px) 360px, 100vw" className="aspect-3/2 h-full w-full object-cover md:aspect-auto md:min-h-80" />
          )}
          <div className="p-6 md:p-9">
            <h2 id={TITLE} className="text-[1.7rem] md:pr-8">
              {title}
            </h2>
            {description && <p className="mt-3 whitespace-pre-line text-soft">{description}</p>}
            {link && linkLabel && (
              <a href={popupHref(link)} className="button mt-6 min-h-11 border-brick bg-brick text-white hover:bg-ink">
                {linkLabel}
              </a>
            )}
          </div>
        </div>
      </Static>
    </Popup>
  )
}
