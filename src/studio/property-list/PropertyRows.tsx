import { SortColumn } from '@payloadcms/ui'

import type { StaffRow } from '@/data/catalogue/staffRows'
import { askedPrice } from '@/domain/catalogue/rentalAmounts'
import type { Locale } from '@/i18n/locales'

import { Age } from '../Age'
import { QuickChangeMenu } from '../bulk/QuickChangeMenu'
import { LawMeter } from '../catalogue/LawMeter'
import { translatorFor } from '../words'
import type { Listed } from './listed'
import { AdvertisementCell, NameCell, PriceCell, StatusCell, type CellProps } from './PropertyCells'
import { SelectBox, SelectPage } from './SelectBox'
import words from './words.json'

const nameOf = ({ reference }: Listed, row: StaffRow | undefined): string =>
  [reference, row?.title].filter(Boolean).join(' · ')

function QuickCell({ listed, row }: Pick<CellProps, 'listed' | 'row'>) {
  return (
    <QuickChangeMenu
      id={listed.id}
      name={nameOf(listed, row)}
      isRent={listed.goal === 'rent'}
      status={listed.status}
      marquee={listed.marquee}
      price={askedPrice(listed) ?? undefined}
    />
  )
}

function PropertyRow(props: CellProps & { languages: readonly string[]; admin: string }) {
  const { listed, locale, t } = props
  return (
    <tr>
      <td className="hestia-row__select">
        <SelectBox
          id={listed.id}
          name={nameOf(listed, props.row)}
          _isLocked={listed._isLocked}
          _userEditing={listed._userEditing}
        />
      </td>
      <th scope="row" className="hestia-row__main">
        <NameCell {...props} />
      </th>
      <td className="hestia-row__price" data-label={t('price')}>
        <PriceCell listed={listed} locale={locale} t={t} />
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
  const heading = (
    key: 'property' | 'price' | 'status' | 'law' | 'advertisement' | 'age',
    field: string,
  ) => (
    <th scope="col">
      <SortColumn name={field} label={t(key)} Label={t(key)} />
    </th>
  )
  return (
    <table className="hestia-list">
      <thead>
        <tr>
          <th scope="col">
            <SelectPage />
          </th>
          {heading('property', 'title')}
          {heading('price', 'price')}
          {heading('status', 'status')}
          <th scope="col">{t('change')}</th>
          {heading('law', 'completeness')}
          {heading('advertisement', 'advertisement')}
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
