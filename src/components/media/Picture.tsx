import type { CSSProperties } from 'react'

/** The data of a picture: its sizes from narrow to wide. */
export type PictureView = {
  alt: string
  caption?: string
  width: number
  height: number
  src: string
  sizes: { src: string; width: number }[]
  /** The average colour, shown while the picture loads. */
  tone?: string
  /** What stays in sight where the picture is cropped, as `object-position`. */
  focus?: string
}

type Style = CSSProperties & { '--focus'?: string }
type Props = { picture: PictureView; sizes: string; eager?: boolean; className?: string }

export function Picture({ picture, sizes, eager = false, className }: Props) {
  const style: Style = {
    ...(picture.tone && { backgroundColor: picture.tone }),
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
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  )
}
