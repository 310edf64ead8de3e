import { findOwnProperties } from '@/data/portal/ownProperties'
import { ownerAgendaAddress } from '@/data/portal/ownerAgenda'
import { propertyHead } from '@/data/portal/propertyView'
import { findNextSteps } from '@/data/portal/steps'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'
import { Done } from '@/screens/account/PlainForm'

import type { PortalContext } from './enter'
import { NextDate } from './NextDate'

/** What is planned for all properties of the owner, and the address that follows it in a calendar. */
export async function PortalAgenda({
  viewer: { owner, viewedBy },
  locale,
  query,
}: PortalContext & { query: Query }) {
  const t = translate(locale)
  const properties = await findOwnProperties(owner, locale)
  const steps = await findNextSteps(owner, properties, locale)
  const dates = properties
    .flatMap((property) =>
      (steps.get(property.id) ?? []).map((step) => ({
        step,
        title: propertyHead(property, locale).title,
      })),
    )
    .sort((a, b) => a.step.at.localeCompare(b.step.at))
  return (
    <>
      <h1>{t('portal.agenda.heading')}</h1>
      <p className="mt-3 max-w-[56ch] text-lg text-soft">
        {t(dates.length > 0 ? 'portal.agenda.intro' : 'portal.next.none')}
      </p>
      <ol className="mt-6 max-w-[720px]">
        {dates.map(({ step, title }) => (
          <li key={`${step.at} ${step.kind} ${title}`} className="border-t border-sand py-4">
            <NextDate step={step} owner={owner} locale={locale} note={title} />
          </li>
        ))}
      </ol>
      {!viewedBy && (
        <section className="mt-10 max-w-[720px] border-t border-sand pt-6">
          <h2 className="text-xl">{t('portal.agenda.follow')}</h2>
          {query.done?.includes('renewed') && <Done text={t('portal.agenda.renewed')} />}
          <p className="mt-2 text-soft">{t('portal.agenda.followText')}</p>
          <input
            readOnly
            aria-label={t('portal.agenda.address')}
            defaultValue={ownerAgendaAddress(owner)}
            className="field mt-4 w-full"
          />
          <form action={`/api/portal/calendar?lang=${locale}`} method="post" className="mt-4">
            <p className="text-soft">{t('portal.agenda.renewText')}</p>
            <button
              type="submit"
              className="button mt-3 min-h-11 px-5 hover:bg-ink hover:text-paper"
            >
              {t('portal.agenda.renew')}
            </button>
          </form>
        </section>
      )}
    </>
  )
}
