import type { ReactNode } from 'react'

import { LabelledPicture, type PictureView } from '@/components/media/Picture'

type Props = {
  picture?: PictureView
  video: ReactNode
  text: ReactNode
  gallery: PictureView[]
  eager: boolean
}

/** An article in full: its picture, its text, its video and its gallery. */
export function ArticleBody({ picture, video, text, gallery, eager }: Props) {
  return (
    <>
      {picture && (
        <LabelledPicture
          picture={picture}
          sizes="(min-width: 961px) 1240px, 100vw"
          eager={eager}
          className="article-picture"
        />
      )}
      {text}
      {video && <div className="mt-10 max-w-[64ch]">{video}</div>}
      {gallery.length > 0 && (
        <ul className="cards mt-10">
          {gallery.map((image) => (
            <li key={image.src}>
              <LabelledPicture
                picture={image}
                sizes="(min-width: 961px) 400px, 100vw"
                className="aspect-3/2 w-full rounded-(--radius-base) object-cover"
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
