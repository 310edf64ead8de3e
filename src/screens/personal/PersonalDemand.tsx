import type { ReactNode } from 'react'

import { PropertyCard } from '@/components/cards/PropertyCard'
import { FormFrame } from '@/components/form/FormFrame'
import { ActionButton } from '@/components/form/ActionButton'
import { describeDemand } from '@/data/demands/describe'
import { formValuesFromDemand } from '@/data/demands/formValues'
import { findMatchingListings } from '@/data/demands/matching'
import { findDemandById } from '@/data/demands/ownDemand'
import { reasonsIn } from '@/data/demands/reasons'
import { criteriaOf } from '@/data/demands/register'
import { propertyCard } from '@/data/catalogue/views/listing'
import { wishFields } from '@/forms/demand/wishFields'
import { findTypedAnswers, fieldView } from '@/forms/FormView'
import { HONEYPOT } from '@/forms/names'
import { findRefusalText } from '@/forms/refusalText'
import { noQuery } from '@/i18n/query'
import { translate } from '@/i18n/translate'
import type { Demand } from '@/payload-types'

import type { PersonalProps } from './PersonalNotice'
import { PersonalNotice } from './PersonalNotice'

type DemandProps = PersonalProps & { demand: Demand }

const actionIn = (locale: PersonalProps['locale']): string => `/api/personal/demand?lang=${locale}`

const MAX_MATCHES = 6

/** The current listings that match the demand. */
async function Matching({ id, locale }: DemandProps) {
  const t = translate(locale)
  const { total, shown } = await findMatchingListings(id, MAX_MATCHES, locale)
  if (shown.length === 0) return <p className="mt-10 text-soft">{t('demand.noneNow')}</p>
  const cards = await Promise.all(
    shown.map(async ({ listed, reasons }) => ({
      card: await propertyCard(listed, locale),
      why: reasonsIn(reasons, locale),
    })),
  )
  return (
    <section className="demand-matches">
      <h2>{t('demand.matchesNow', { count: total })}</h2>
      <ul>
        {cards.map(({ card, why }) => (
          <li key={card.id}>
            <PropertyCard property={card} />
            <p className="mt-2 text-sm text-soft">{why}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Disclosure = ({
  title,
  isOpen = false,
  children,
}: {
  title: string
  isOpen?: boolean
  children: ReactNode
}) => (
  <details open={isOpen}>
    <summary>{title}</summary>
    <div>{children}</div>
  </details>
)

/** The demand form, filled with the current demand. */
async function EditDemand({ demand, linkKey, locale, query }: DemandProps) {
  const t = translate(locale)
  const typed = await findTypedAnswers(['demand'], query)
  const values = typed ?? {
    form: 'demand',
    typed: await formValuesFromDemand(demand, locale),
    refused: {},
  }
  const refusalText = await findRefusalText(locale)
  const fields = await wishFields({ locale, query: noQuery, typed: values.typed })
  const hidden = { key: linkKey, do: 'save' }
  return (
    <Disclosure title={t('demand.edit')} isOpen={typed !== undefined}>
      <FormFrame
        id="form-demand"
        action={actionIn(locale)}
        fields={fields.map((spec) => fieldView(spec, values, t, refusalText))}
        hidden={Object.entries(hidden).map(([name, value]) => ({ name, value }))}
        honeypot={{ name: HONEYPOT, label: t('form.bait') }}
        words={{ send: t('demand.save'), summary: t('form.summary'), privacy: t('demand.keeps') }}
        refused={typed?.refused.form && refusalText(typed.refused.form, '')}
      />
    </Disclosure>
  )
}

async function DemandSummary({ demand, locale }: DemandProps) {
  const { lines } = await describeDemand(criteriaOf(demand), locale)
  return (
    <dl className="demand-lines">
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt className="text-soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const actions = {
  unconfirmed: 'confirm',
  active: 'pause',
  paused: 'resume',
  ended: 'resume',
} as const

/** A demand: its criteria, its status and the actions on it. */
export async function PersonalDemand(props: PersonalProps) {
  const { id, linkKey, locale, query } = props
  const demand = await findDemandById(id)
  const t = translate(locale)
  const [done] = query.done ?? []
  if (!demand) {
    const why = done === 'deleted' ? 'demand.deleted' : 'personal.unknown'
    return <PersonalNotice title={t(`${why}.title`)} text={t(`${why}.text`)} locale={locale} />
  }
  const { status, email } = demand
  const shared = { linkKey, action: actionIn(locale) }
  return (
    <>
      {done === 'saved' && (
        <p role="status" className="mb-6 border-l-4 border-moss bg-card px-5 py-3">
          {t('demand.saved')}
        </p>
      )}
      <h1>{t(`demand.${status}.title`)}</h1>
      <p className="mt-3 max-w-[60ch] text-lg text-soft">
        {t(`demand.${status}.text`, { email: email ?? '' })}
      </p>
      <DemandSummary {...props} demand={demand} />
      <div className="mt-8">
        <ActionButton
          {...shared}
          value={actions[status]}
          label={t(`demand.${status}.press`)}
          isMain={status !== 'active'}
        />
      </div>
      {status === 'active' && <Matching {...props} demand={demand} />}
      <div className="demand-changes">
        {status !== 'unconfirmed' && <EditDemand {...props} demand={demand} />}
        <Disclosure title={t('demand.delete')}>
          <p className="mb-5 max-w-[60ch] text-soft">{t('demand.deleteText')}</p>
          <ActionButton {...shared} value="delete" label={t('demand.deletePress')} />
        </Disclosure>
      </div>
    </>
  )
}
