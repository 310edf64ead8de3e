import type { CSSProperties } from 'react'

/** The data of a picture: its sizes from narrow to wide. */
export type PictureView = {
  alt: string
  caption?: string
  /** What a machine made or changed is called so; a photo has none. */
  label?: string
  width: number
  height: number
  src: string
  sizes: { src: string; width: number }[]
  /** The average colour, shown while the picture loads. */
  tone?: string
  /** What stays in sight where the picture is cropped, as `object-position`. */
  focus?: string
  /** The colours of the picture from top to bottom, shown instead of the average where it is large. */
  preview?: string
}

type Style = CSSProperties & { '--focus'?: string }
/** `first` is the picture that a visitor waits for. */
type Loading = 'first' | 'eager' | 'lazy'
type Props = {
  picture: PictureView
  sizes: string
  eager?: boolean
  loading?: Loading
  className?: string
}

export function Picture({
  picture,
  sizes,
  eager = false,
  loading = eager ? 'first' : 'lazy',
  className,
}: Props) {
  const background = loading === 'lazy' ? picture.tone : (picture.preview ?? picture.tone)
  const style: Style = {
    ...(background && { background }),
    ...(picture.focus && { '--focus': picture.focus }),
  }
  return (
    <img
      className={className}
      style={style}
      src={picture.src}
      {...(picture.sizes.length > 0 && {
        srcSet: picture.sizes.map(({ src, width }) => `${src} ${width}w`).join(', '),
        sizes,
      })}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={loading === 'first' ? 'high' : 'auto'}
      decoding="async"
    />
  )
}

/**
 * Says what a machine made or changed, small over a corner of the picture. A text alternative says it
 * too; of a picture without one it is read.
 */
export const PictureLabel = ({
  picture,
}: {
  picture: Pick<PictureView, 'alt' | 'label'> | undefined
}) =>
  picture?.label ? (
    <span className="picture-label" aria-hidden={picture.alt !== '' || undefined}>
      {picture.label}
    </span>
  ) : null

/** A picture with its label, where nothing around it is positioned. */
export const LabelledPicture = (props: Props) =>
  props.picture.label ? (
    <span className="labelled-picture">
      <Picture {...props} />
      <PictureLabel picture={props.picture} />
    </span>
  ) : (
    <Picture {...props} />
  )
