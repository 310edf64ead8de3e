import { Picture, type PictureView } from '@/components/media/Picture'
import { initialsOf } from '@/domain/lib/initials'

type Props = { name: string; photo?: PictureView | undefined; className?: string }

/** A person's picture, or their initials. The name stands beside it. */
export function Portrait({ name, photo, className = '' }: Props) {
  if (photo)
    return (
      <Picture picture={{ ...photo, alt: '' }} sizes="132px" className={`portrait ${className}`} />
    )
  return (
    <span aria-hidden="true" className={`portrait ${className}`}>
      {initialsOf(name)}
    </span>
  )
}
