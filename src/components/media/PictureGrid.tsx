import { Picture, type PictureView } from './Picture'

const SHOWN = 5

/** The pictures of a listing: a large one and four beside it; each leads to itself at full size. */
export function PictureGrid({ pictures, label }: { pictures: PictureView[]; label: string }) {
  if (pictures.length === 0) return null
  return (
    <ul aria-label={label} className="picture-grid mt-6" data-count={Math.min(pictures.length, SHOWN)}>
      {pictures.slice(0, SHOWN).map((picture, at) => (
        <li key={picture.src}>
          <a href={picture.sizes.at(-1)?.src ?? picture.src} className="block h-full">
            <Picture
              picture={picture}
              eager={at === 0}
              sizes={at === 0 ? '(min-width: 961px) 620px, 80vw' : '(min-width: 961px) 310px, 50vw'}
              className="h-full w-full rounded-[3px] object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
