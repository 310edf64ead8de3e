import { OpenNow } from '@/components/agency/OpenNow'
import { Locator } from '@/components/map/Locator'
import { ContactLines } from '@/components/listing/ContactLines'
import { findTownCentre } from '@/data/site/office'
import { findSettings } from '@/data/site/shell'
import { addressRouteHref } from '@/domain/map/mapLinks'
import { readOpenTimes } from '@/domain/site/openTimes'
import { daysFrom } from '@/domain/viewings/times'
import { formatWeekday } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/** What the line says, with {time} and {day} for its script to fill in. */
const openWords = (t: ReturnType<typeof translate>) => {
  const blanks = { time: '{time}', day: '{day}' }
  return {
    open: t('agency.now.open', blanks),
    today: t('agency.now.today', blanks),
    tomorrow: t('agency.now.tomorrow', blanks),
    later: t('agency.now.later', blanks),
    closed: t('agency.now.closed'),
  }
}

/** The first week of 2024 began on a Monday. */
const MONDAY = '2024-01-01'

const weekdaysIn = (locale: Locale): string[] =>
  Array.from({ length: 7 }, (_, at) => formatWeekday(`${daysFrom(MONDAY, at)}T12:00:00Z`, locale))

/** Where the office is, and when it is open. */
export async function Office({ hours, locale }: { hours: string | undefined; locale: Locale }) {
  const { agencyName, street, zip, city, phone, email, openTimes } = await findSettings(locale)
  const times = openTimes && readOpenTimes(openTimes)
  const t = translate(locale)
  const address = [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const centre = zip ? await findTownCentre(zip, locale) : null
  return (
    <>
      {centre && (
        <Locator
          places={[{ ...centre, isExact: true }]}
          locale={locale}
          title={t('map.title', { place: city ?? '' })}
          className="office-map"
        />
      )}
      <div className="office-lines">
        <div>
          <p className="font-semibold">{agencyName}</p>
          {address && (
            <p>
              {address}
              <br />
              <a
                href={addressRouteHref(address)}
                target="_blank"
                rel="noreferrer"
                title={t('map.external')}
                className="inline-flex min-h-8 items-center underline"
              >
                {t('map.route')}
              </a>
            </p>
          )}
          <ContactLines phone={phone} email={email} />
        </div>
        {hours && (
          <div>
            <p className="font-semibold">{t('agency.hours')}</p>
            <p className="whitespace-pre-line">{hours}</p>
            {times && <OpenNow times={times} words={openWords(t)} weekdays={weekdaysIn(locale)} />}
          </div>
        )}
      </div>
    </>
  )
}
