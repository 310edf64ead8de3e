import type { CSSProperties, ReactNode } from 'react'

type Props = {
  title: string
  titleSize: 'small' | 'medium' | 'large'
  position: 'left' | 'center' | 'right'
  span: number
  perRow: number
  tint: 'none' | 'sand' | 'moss'
  description: ReactNode
  children: ReactNode
}

const sizes = { small: 'text-2xl', medium: '', large: 'text-[clamp(2rem,4vw,3.2rem)]' }
const tints = { none: '', sand: 'bg-sand-2', moss: 'bg-moss-deep text-paper' }
const sides = { left: 'mr-auto', center: 'mx-auto', right: 'ml-auto' }

/** The layout every module shares; what it holds is a block. Widths are twelfths of the page, as staff chose. */
export function ModuleFrame({ title, titleSize, position, span, perRow, tint, description, children }: Props) {
  const style: CSSProperties & Record<'--span' | '--per-row', number> = { '--span': span, '--per-row': perRow }
  return (
    <section className={`py-12 md:py-18 ${tints[tint]}`}>
      <div className="wrap" style={style}>
        <div className={`md:w-[calc(100%*var(--span)/12)] ${sides[position]}`}>
          {title && <h2 className={sizes[titleSize]}>{title}</h2>}
          <div className="mt-3 mb-9">{description}</div>
          {children}
        </div>
      </div>
    </section>
  )
}
