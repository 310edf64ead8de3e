import { Icon } from '@/components/icon/Icon'
import { KeepButton } from '@/components/kept/KeepButton'
import { KeptLink } from '@/components/kept/KeptLink'
import { findKeptPages } from '@/data/kept'
import { placeOf } from '@/data/views/listing'
import { keptLists, keptMark } from '@/domain/kept'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

const signs = { favourites: 'heart', compare: 'scale' } as const

/** Keeps a listing on the visitor's device, and takes it along to a comparison. */
export async function KeepRow({ property, locale }: { property: Property; locale: Locale }) {
  const { reference } = property
  const pages = await findKeptPages(locale)
  if (!reference) return null
  const t = translate(locale)
  const title = [placeOf(property, locale), String(reference)].filter(Boolean).join(', ')
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-5 print:hidden">
      {keptLists.map(
        (list) =>
          pages[list] && (
            <KeepButton key={list} mark={keptMark(list, reference)} label={t(`${list}.keep`, { title })} className="keep">
              <Icon name={signs[list]} {...(list === 'favourites' && { className: 'fills' })} />
              {t(`${list}.button`)}
            </KeepButton>
          ),
      )}
      {pages.compare && <KeptLink list="compare" href={pages.compare} label={t('compare.show')} look="text" onlyFilled />}
    </div>
  )
}
