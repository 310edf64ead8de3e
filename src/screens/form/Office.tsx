import { Locator } from '@/components/map/Locator'
import { ContactLines } from '@/components/listing/ContactLines'
import { findTownCentre } from '@/data/site/office'
import { findSettings } from '@/data/site/shell'
import { addressRouteHref } from '@/domain/map/mapLinks'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/** Where the office is, and when it is open. */
export async function Office({ hours, locale }: { hours: string | undefined; locale: Locale }) {
  const { agencyName, street, zip, city, phone, email } = await findSettings(locale)
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
          </div>
        )}
      </div>
    </>
  )
}
