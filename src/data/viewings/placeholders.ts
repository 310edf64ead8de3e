import { formatEuros, type Price } from '@/domain/catalogue/price'
import { monthlyRentOf } from '@/domain/catalogue/rentalAmounts'
import { maxDeposit } from '@/domain/legal/deposit'
import { mayNameExpectations } from '@/domain/viewings/expectations'
import { clockOf } from '@/domain/viewings/times'
import { formatLongDay } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import type { Appointment } from '@/payload-types'

import { loaded } from '../core/relations'
import { propertyName, publicLocation, regionIn, type ViewedProperty } from './viewedProperty'

type Viewed = { property: ViewedProperty; price: Price }
type ViewingTime = Pick<Appointment, 'start' | 'wishDay' | 'slot'>

/** Formats a time of day as each language writes it: "14.30 uur", "14h30". */
export function timeOf(instant: Date, locale: Locale): string {
  const [hour = '', minute = ''] = clockOf(instant).time.split(':')
  return translate(locale)('visits.time', { hour, minute })
}

/** Returns the day and time of a viewing, or those that the visitor asked for. */
export function whenOf(
  { start, wishDay, slot }: ViewingTime,
  locale: Locale,
): { day: string; time: string } {
  if (start)
    return { day: formatLongDay(new Date(start), locale), time: timeOf(new Date(start), locale) }
  return {
    day: wishDay ? formatLongDay(new Date(wishDay), locale) : '',
    time: slot ? optionName(locale, 'contactSlot', slot) : '',
  }
}

/**
 * Returns what the owner expects of tenants, as far as the law allows naming it before a viewing.
 */
function expectationsOf(
  property: ViewedProperty,
  locale: Locale,
): { minimumIncome: string; maximumPersons: string } {
  const t = translate(locale)
  const { goal, minimumIncome, maximumPersons } = property
  const mayName = mayNameExpectations({ goal, region: regionIn(property) })
  return {
    minimumIncome:
      mayName && minimumIncome
        ? t('visits.minimumIncome', { amount: formatEuros(minimumIncome) })
        : '',
    maximumPersons:
      mayName && maximumPersons ? t('visits.maximumPersons', { count: maximumPersons }) : '',
  }
}

/**
 * Returns the rent and charges, with the highest deposit of the region; empty where the site shows
 * no price.
 */
function amountsOf({ property, price }: Viewed, locale: Locale): string {
  const t = translate(locale)
  const { goal, chargesRenter, mainType, contractType } = property
  const rent = monthlyRentOf(property)
  if (goal !== 'rent' || price.kind !== 'amount' || !rent) return ''
  const type = loaded(mainType)?.webId
  const guarantee = maxDeposit({ region: regionIn(property), type, contractType, rent })
  return [
    t('visits.rent', { amount: formatEuros(rent) }),
    chargesRenter ? t('visits.charges', { amount: formatEuros(chargesRenter) }) : '',
    guarantee
      ? t('visits.guarantee', {
          months: Math.round(guarantee / rent),
          amount: formatEuros(guarantee),
        })
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

type Visitor = Pick<Appointment, 'firstName' | 'lastName' | 'fullName'>

/** Returns the placeholders of every email about a viewing. */
export function viewingPlaceholders(
  viewing: Visitor & ViewingTime,
  viewed: Viewed,
  colleague: string,
  locale: Locale,
): Record<string, string> {
  const { property } = viewed
  return {
    firstName: viewing.firstName ?? '',
    lastName: viewing.lastName ?? '',
    fullName: viewing.fullName ?? '',
    property: propertyName(property, locale),
    reference: String(property.reference ?? ''),
    place: publicLocation(property, locale),
    colleague,
    ...whenOf(viewing, locale),
    ...expectationsOf(property, locale),
    amounts: amountsOf(viewed, locale),
  }
}
