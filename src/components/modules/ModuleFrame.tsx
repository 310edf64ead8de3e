import type { CSSProperties, ReactNode } from 'react'

export type Columns = { sm?: number; md?: number; lg?: number }

type Props = {
  title: string
  titleSize: 'small' | 'medium' | 'large'
  position: 'left' | 'center' | 'right'
  span: number
  perRow: number
  tint: 'none' | 'sand' | 'moss'
  columns?: Columns
  description: ReactNode
  video?: ReactNode
  children: ReactNode
}

/** A page has two sizes of h2: the one of a band, and a smaller one. */
const sizes = { small: 'h2-small', medium: '', large: '' }
const tints = { none: '', sand: 'bg-sand-2', moss: 'on-dark bg-moss-deep text-paper' }
const alignments = { left: 'mr-auto', center: 'mx-auto', right: 'ml-auto' }

type Variables = CSSProperties &
  Partial<Record<'--span' | '--per-row' | '--sm' | '--md' | '--lg', number>>

function Content({
  title,
  titleSize,
  description,
  video,
  children,
}: Pick<Props, 'title' | 'titleSize' | 'description' | 'video' | 'children'>) {
  const words = (
    <>
      {title && <h2 className={sizes[titleSize]}>{title}</h2>}
      {description && <div className={title ? 'mt-4' : ''}>{description}</div>}
    </>
  )
  return (
    <>
      {video ? (
        <div className="mb-10 grid items-center gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
          <div>{words}</div>
          {video}
        </div>
      ) : (
        (title || description) && <div className="mb-9">{words}</div>
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
    <section className={`band py-12 md:py-18 ${tints[tint]}`}>
      <div className="wrap" style={style} data-per-row={perRow}>
        <div className={`md:w-[calc(100%*var(--span)/12)] ${alignments[position]}`}>
          <Content {...content} />
        </div>
      </div>
    </section>
  )
}
