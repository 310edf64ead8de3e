import { Link, Pill, SelectAll, SelectRow, SortColumn } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

import type { StaffRow } from '@/data/catalogue/staffRows'
import { advertisementOf } from '@/domain/catalogue/advertisement'
import { formatEuros } from '@/domain/catalogue/price'
import { listAll } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'

import { Age } from '../Age'
import { QuickChangeMenu } from '../bulk/QuickChangeMenu'
import { advertisementContent } from '../catalogue/advertisementContent'
import advertisementWords from '../catalogue/advertisement.words.json'
import { gapText } from '../catalogue/advertisementWords'
import { LawMeter } from '../catalogue/LawMeter'
import { translatorFor, type Translator } from '../words'
import { askedPrice, statusNameOf, type Listed, type StatusName } from './listed'
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

/** Who is editing a property, as Payload's box of a row reads it. */
const lockOf = ({ id, _isLocked, _userEditing }: Listed) => ({ id, _isLocked, _userEditing })

type CellProps = { listed: Listed; row: StaffRow | undefined; locale: Locale; t: Translate }

function addressIn({ street, houseNumber, boxNumber }: Listed, row: StaffRow | undefined): string {
  const number = [houseNumber, boxNumber].filter(Boolean).join('/')
  const town = [row?.zip, row?.city].filter(Boolean).join(' ')
  return [street && [street, number].filter(Boolean).join(' '), town].filter(Boolean).join(', ')
}

function NameCell({ listed, row, t, admin }: CellProps & { admin: string }) {
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

function PriceCell({ listed, t }: Pick<CellProps, 'listed' | 't'>) {
  const price = askedPrice(listed)
  if (price === undefined) return <span className="hestia-row__aside">{t('noPrice')}</span>
  const amount = formatEuros(price)
  return (
    <>
      <strong>{listed.goal === 'rent' ? t('month', { amount }) : amount}</strong>
      {!listed.publishPrice && <span className="hestia-row__aside">{t('hiddenPrice')}</span>}
    </>
  )
}

function StatusCell({ listed, locale, t }: Pick<CellProps, 'listed' | 'locale' | 't'>) {
  const name = statusNameOf(listed)
  return (
    <>
      <Pill pillStyle={pillStyles[name]} size="small">
        {statusText(name, locale, t)}
      </Pill>
      <span className="hestia-row__aside">{t(listed._displayStatus)}</span>
    </>
  )
}

function AdvertisementCell({
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

function QuickCell({ listed, row }: Pick<CellProps, 'listed' | 'row'>) {
  return (
    <QuickChangeMenu
      id={listed.id}
      name={[listed.reference, row?.title].filter(Boolean).join(' · ')}
      isRent={listed.goal === 'rent'}
      status={listed.status}
      marquee={listed.marquee}
      price={askedPrice(listed)}
    />
  )
}

function PropertyRow(props: CellProps & { languages: readonly string[]; admin: string }) {
  const { listed, locale, t } = props
  return (
    <tr>
      <td className="hestia-row__select">
        <SelectRow rowData={lockOf(listed)} />
      </td>
      <th scope="row" className="hestia-row__main">
        <NameCell {...props} />
      </th>
      <td className="hestia-row__price" data-label={t('price')}>
        <PriceCell listed={listed} t={t} />
      </td>
      <td className="hestia-row__status" data-label={t('status')}>
        <StatusCell listed={listed} locale={locale} t={t} />
      </td>
      <td className="hestia-row__quick">
        <QuickCell {...props} />
      </td>
      <td data-label={t('law')}>
        <LawMeter property={listed} locale={locale} />
      </td>
      <td data-label={t('advertisement')}>
        <AdvertisementCell {...props} />
      </td>
      <td className="hestia-row__age" data-label={t('age')}>
        <Age since={new Date(listed.publishedOn || listed.createdAt)} locale={locale} />
      </td>
    </tr>
  )
}

type Props = {
  listed: readonly Listed[]
  rows: ReadonlyMap<string, StaffRow>
  languages: readonly string[]
  locale: Locale
  admin: string
}

/** Lists properties. The most common changes stand beside the status; a phone shows cards. */
export function PropertyRows({ listed, rows, languages, locale, admin }: Props) {
  const t = translatorFor(words, locale)
  const heading = (key: 'property' | 'price' | 'status' | 'law' | 'age', field: string) => (
    <th scope="col">
      <SortColumn name={field} Label={t(key)} />
    </th>
  )
  return (
    <table className="hestia-list">
      <thead>
        <tr>
          <th scope="col">
            <SelectAll />
          </th>
          {heading('property', 'title')}
          {heading('price', 'price')}
          {heading('status', 'status')}
          <th scope="col">{t('change')}</th>
          {heading('law', 'completeness')}
          <th scope="col">{t('advertisement')}</th>
          {heading('age', 'createdAt')}
        </tr>
      </thead>
      <tbody>
        {listed.map((property) => (
          <PropertyRow
            key={property.id}
            listed={property}
            row={rows.get(property.id)}
            languages={languages}
            locale={locale}
            t={t}
            admin={admin}
          />
        ))}
      </tbody>
    </table>
  )
}
