import { Icon } from '@/components/icon/Icon'
import { findOwnReports } from '@/data/reports/ownReports'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Owner } from '@/payload-types'

import type { PortalContext } from './enter'

/** The monthly reports of an owner, to download. */
export async function Reports({ owner, locale }: { owner: Owner; locale: Locale }) {
  const t = translate(locale)
  const reports = await findOwnReports(owner, locale)
  return (
    <>
      <p className="mt-3 max-w-[56ch] text-lg text-soft">
        {t(reports.length > 0 ? 'report.listText' : 'report.none')}
      </p>
      {reports.length > 0 && (
        <ul className="mt-10 max-w-[720px] border-t border-sand">
          {reports.map(({ id, month, called }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-sand py-4"
            >
              <Icon name="file" className="text-moss" />
              <span className="grow font-semibold first-letter:uppercase">
                <time dateTime={month}>{called}</time>
              </span>
              <a
                className="button min-h-11 px-5 hover:bg-ink hover:text-paper"
                href={`/api/portal/reports/${id}`}
                download
              >
                {t('report.save')}
                <span className="sr-only"> {called}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-8 max-w-[56ch] text-sm text-soft">
        {t(owner.monthlyReport ? 'report.on' : 'report.off')}
      </p>
    </>
  )
}

/** The page that the email of a report leads to. */
export const PortalReports = ({ viewer: { owner }, locale }: PortalContext) => (
  <>
    <h1>{translate(locale)('report.list')}</h1>
    <Reports owner={owner} locale={locale} />
  </>
)
