import type { CSSProperties, ReactNode } from 'react'

import { LabelledPicture, type PictureView } from '@/components/media/Picture'

export type Columns = { sm?: number; md?: number; lg?: number }

type ContentProps = {
  title: string
  titleSize: 'small' | 'medium' | 'large'
  description: ReactNode
  /** Stands above the title. */
  picture?: PictureView
  video?: ReactNode
  /** A link beside the title. */
  more?: ReactNode
  /** The content stands beside the words where there is room. */
  isBeside: boolean
  children: ReactNode
}

type Props = ContentProps & {
  position: 'left' | 'center' | 'right'
  span: number
  perRow: number
  tint: 'none' | 'sand' | 'moss'
  columns?: Columns
}

/** A page has two sizes of h2, unless staff want one title to stand out. */
const sizes = { small: 'h2-small', medium: '', large: 'h2-large' }
const tints = { none: '', sand: 'bg-sand-2', moss: 'on-dark bg-moss-deep text-paper' }
const alignments = { left: 'mr-auto', center: 'mx-auto', right: 'ml-auto' }

type Variables = CSSProperties &
  Partial<Record<'--span' | '--per-row' | '--sm' | '--md' | '--lg', number>>

function Words({
  title,
  titleSize,
  description,
}: Pick<ContentProps, 'title' | 'titleSize' | 'description'>) {
  if (!title && !description) return null
  return (
    <div className="module-words">
      {title && <h2 className={sizes[titleSize]}>{title}</h2>}
      {description && <div className={title ? 'mt-3.5' : ''}>{description}</div>}
    </div>
  )
}

function Content({ picture, video, more, isBeside, children, ...words }: ContentProps) {
  if (isBeside)
    return (
      <div className="module-beside">
        <Words {...words} />
        {children}
      </div>
    )
  const hasHead = Boolean(words.title || words.description || more)
  return (
    <>
      {picture && (
        <LabelledPicture
          picture={picture}
          sizes="(min-width: 961px) 500px, 100vw"
          className="mb-6 aspect-3/2 w-full rounded-(--radius-base) object-cover"
        />
      )}
      {video ? (
        <div className="mb-10 grid items-center gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
          <Words {...words} />
          {video}
        </div>
      ) : (
        hasHead && (
          <div className="module-head">
            <Words {...words} />
            {more}
          </div>
        )
      )}
      {children}
    </>
  )
}

/**
 * The layout that all modules share; their content is a block. Widths are twelfths of the page, set
 * by staff.
 */
export function ModuleFrame({ position, span, perRow, tint, columns, ...content }: Props) {
  const style: Variables = {
    '--span': span,
    '--per-row': perRow,
    ...(columns?.sm && { '--sm': columns.sm }),
    ...(columns?.md && { '--md': columns.md }),
    ...(columns?.lg && { '--lg': columns.lg }),
  }
  if (columns)
    return (
      <section
        className={`module-column ${tint === 'none' ? '' : `p-6 md:p-9 ${tints[tint]} rounded-(--radius-base)`}`}
        style={style}
      >
        <Content {...content} />
      </section>
    )
  return (
    <section className={`band ${tints[tint]}`} data-tint={tint}>
      <div className="wrap" style={style} data-per-row={perRow}>
        <div className={`md:w-[calc(100%*var(--span)/12)] ${alignments[position]}`}>
          <Content {...content} />
        </div>
      </div>
    </section>
  )
}
