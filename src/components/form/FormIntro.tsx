import { LabelledPicture, type PictureView } from '@/components/media/Picture'

/** The listing that a form is about, in one line. */
export type FormAbout = {
  label: string
  picture?: PictureView | undefined
  href?: string | undefined
  place: string
  heading: string
}

type Props = {
  title?: string | undefined
  text?: string | undefined
  about?: FormAbout | undefined
}

function About({ about: { label, picture, href, place, heading } }: { about: FormAbout }) {
  return (
    <p className="form-about">
      {picture && (
        <LabelledPicture
          picture={{ ...picture, alt: '' }}
          sizes="96px"
          className="aspect-3/2 w-24 shrink-0 rounded-(--radius-base) object-cover"
        />
      )}
      <span className="min-w-0">
        <span className="block text-sm text-soft">{label}</span>
        <span className="block font-semibold">
          {href ? (
            <a href={href} className="underline">
              {place}
            </a>
          ) : (
            place
          )}
        </span>
        {heading && (
          <span className="block font-serif text-[1.15rem] leading-tight">{heading}</span>
        )}
      </span>
    </p>
  )
}

/** The introduction above a form: its title, its subject and its text. */
export function FormIntro({ title, text, about }: Props) {
  if (!title && !text && !about) return null
  return (
    <div className="mb-8 grid max-w-[720px] gap-4">
      {title && <h2>{title}</h2>}
      {about && <About about={about} />}
      {text && <p className="text-soft">{text}</p>}
    </div>
  )
}
