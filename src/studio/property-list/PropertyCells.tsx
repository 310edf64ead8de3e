import { Link, Pill } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

import type { StaffRow } from '@/data/catalogue/staffRows'
import { ownerPrice } from '@/data/catalogue/views/priceName'
import { advertisementOf } from '@/domain/catalogue/advertisement'
import { askedPrice } from '@/domain/catalogue/rentalAmounts'
import { listAll } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'

import { advertisementContent } from '../catalogue/advertisementContent'
import advertisementWords from '../catalogue/advertisement.words.json'
import { gapText } from '../catalogue/advertisementWords'
import { translatorFor, type Translator } from '../words'
import { placeOf, statusNameOf, type Listed, type StatusName } from './listed'
import words from './words.json'

type Translate = Translator<typeof words>

const pillStyles: Record<StatusName, ComponentProps<typeof Pill>['pillStyle']> = {
  sale: 'success',
  rent: 'success',
  option: 'warning',
  sold: 'error',
  rented: 'error',
  prospective: 'light',
  cancelled: 'light-gray',
  inactive: 'light-gray',
  reference: 'light-gray',
}

const statusText = (name: StatusName, locale: Locale, t: Translate): string =>
  name === 'sale' || name === 'rent' || name === 'option' || name === 'sold' || name === 'rented'
    ? t(name)
    : optionName(locale, 'recordStatus', name)

export type CellProps = { listed: Listed; row: StaffRow | undefined; locale: Locale; t: Translate }

function addressIn({ street, houseNumber, boxNumber }: Listed, row: StaffRow | undefined): string {
  const number = [houseNumber, boxNumber].filter(Boolean).join('/')
  const town = [row?.zip, row?.city].filter(Boolean).join(' ')
  return [street && [street, number].filter(Boolean).join(' '), town].filter(Boolean).join(', ')
}

export function NameCell({ listed, row, t, admin }: CellProps & { admin: string }) {
  return (
    <div className="hestia-row__name">
      {row?.picture ? (
        <img src={row.picture} alt="" width={96} height={64} loading="lazy" />
      ) : (
        <span className="hestia-row__blank" aria-hidden="true" />
      )}
      <div>
        <Link href={`${admin}/collections/properties/${listed.id}`} prefetch={false}>
          {row?.title || t('nameless')}
        </Link>
        <span>{addressIn(listed, row) || t('noAddress')}</span>
        <span>{[row?.typeName, listed.reference].filter(Boolean).join(' · ')}</span>
      </div>
    </div>
  )
}

export function PriceCell({ listed, locale, t }: Pick<CellProps, 'listed' | 'locale' | 't'>) {
  const price = ownerPrice({ ...listed, price: askedPrice(listed) ?? null }, locale)
  if (price === '') return <span className="hestia-row__aside">{t('noPrice')}</span>
  return (
    <>
      <strong>{price}</strong>
      {!listed.publishPrice && <span className="hestia-row__aside">{t('hiddenPrice')}</span>}
    </>
  )
}

export function StatusCell({ listed, locale, t }: Pick<CellProps, 'listed' | 'locale' | 't'>) {
  const name = statusNameOf(listed)
  return (
    <>
      <Pill pillStyle={pillStyles[name]} size="small">
        {statusText(name, locale, t)}
      </Pill>
      <span className="hestia-row__aside">{t(placeOf(listed))}</span>
    </>
  )
}

export function AdvertisementCell({
  listed,
  row,
  languages,
  locale,
  t,
}: CellProps & { languages: readonly string[] }) {
  const { gaps, completeness } = advertisementOf(
    advertisementContent(listed, row?.type ?? undefined, row?.texts ?? {}),
    languages,
  )
  const tGap = translatorFor(advertisementWords, locale)
  const parts = listAll(
    gaps.map((gap) => gapText(gap, locale, tGap)),
    locale,
  )
  const text = gaps.length > 0 ? t('lacks', { parts }) : tGap('full')
  return (
    <span className="hestia-progress" title={text}>
      <span>{completeness} %</span>
      <meter
        min={0}
        max={100}
        low={50}
        high={99}
        optimum={100}
        value={completeness}
        aria-label={`${t('advertisement')}: ${text}`}
      />
    </span>
  )
}
