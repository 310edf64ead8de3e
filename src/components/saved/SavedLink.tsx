import { Icon } from '@/components/icon/Icon'
import type { SavedList } from '@/domain/catalogue/savedListings'

type Props = {
  list: SavedList
  href: string
  label: string
  onlyFilled?: boolean
  look: 'sign' | 'entry' | 'text'
}

const looks = {
  sign: 'relative grid size-11 place-items-center hover:text-brick',
  entry: 'flex min-h-12 items-center gap-3 no-underline',
  text: 'inline-flex min-h-11 items-center gap-2 underline',
}
const signs = { favourites: 'heart', compare: 'scale' } as const
const count =
  'grid h-5 min-w-5 place-items-center rounded-full bg-brick px-1 text-[0.72rem] leading-none font-bold text-white'

/** A link to a list of saved listings, with its length once a script has counted it. */
export function SavedLink({ list, href, label, onlyFilled = false, look }: Props) {
  const isSign = look === 'sign'
  return (
    <a
      href={href}
      data-kept={list}
      data-only-filled={onlyFilled ? '' : undefined}
      hidden={onlyFilled}
      className={looks[look]}
    >
      {look !== 'text' && <Icon name={signs[list]} size={isSign ? 22 : 18} />}
      <span className={isSign ? 'sr-only' : ''}>{label}</span>
      <span
        data-count=""
        hidden
        className={`${count} ${isSign ? 'absolute top-0.5 right-0' : ''}`}
      />
    </a>
  )
}
