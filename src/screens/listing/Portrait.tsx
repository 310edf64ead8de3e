import { Picture, type PictureView } from '@/components/media/Picture'

/** The first letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.slice(1).at(-1)].map((word) => [...(word ?? '')][0] ?? '').join('')
}

/** The round portrait of a colleague, or their initials. */
export function Portrait({ photo, name }: { photo: PictureView | undefined; name: string }) {
  return photo ? (
    <Picture picture={{ ...photo, alt: '' }} sizes="132px" className="portrait" />
  ) : (
    <span className="portrait" aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
