import type { ReactNode } from 'react'

import { PropertyCard } from '@/components/cards/PropertyCard'
import { FormFrame } from '@/components/form/FormFrame'
import { Press } from '@/components/form/Press'
import { describe } from '@/data/demands/describe'
import { givenByDemand } from '@/data/demands/given'
import { findMatching } from '@/data/demands/matching'
import { findOwnDemand } from '@/data/demands/own'
import { reasonsIn } from '@/data/demands/reasons'
import { wantedOf } from '@/data/demands/register'
import { propertyCard } from '@/data/views/listing'
import { wishFields } from '@/forms/demand/fields'
import { sentence, typedHere, viewOf } from '@/forms/FormView'
import { BAIT } from '@/forms/names'
import { noQuery } from '@/i18n/query'
import { translate } from '@/i18n/translate'
import type { Demand } from '@/payload-types'

import type { PersonalProps } from './PersonalNotice'
import { PersonalNotice } from './PersonalNotice'

type Own = PersonalProps & { demand: Demand }

const actionIn = (locale: PersonalProps['locale']): string => `/api/personal/demand?lang=${locale}`

const SHOWN = 6

/** What is there for it today. */
async function Matching({ id, locale }: Own) {
  const [t, { total, shown }] = [translate(locale), await findMatching(id, SHOWN, locale)]
  if (shown.length === 0) return <p className="mt-10 text-soft">{t('demand.noneNow')}</p>
  const cards = await Promise.all(shown.map(async ({ listed, reasons }) => ({ card: await propertyCard(listed, locale), why: reasonsIn(reasons, locale) })))
  return (
    <section className="mt-14">
      <h2>{t('demand.matchesNow', { count: total })}</h2>
      <ul className="mt-6 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
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

const Unfolded = ({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) => (
  <details open={isOpen} className="border-t border-sand py-4 last:border-b">
    <summary className="min-h-11 cursor-pointer py-2 text-lg font-semibold">{title}</summary>
    <div className="pt-4 pb-6">{children}</div>
  </details>
)

/** The form of the register with what was asked for, to be changed. */
async function Edit({ demand, keyOf, locale, query }: Own) {
  const [t, typed] = [translate(locale), await typedHere(['demand'], query)]
  const given = typed ?? { form: 'demand', typed: await givenByDemand(demand, locale), refused: {} }
  const fields = await wishFields({ locale, query: noQuery, typed: given.typed })
  const hidden = { key: keyOf, do: 'save' }
  return (
    <Unfolded title={t('demand.edit')} isOpen={typed !== undefined}>
      <FormFrame
        id="form-demand"
        action={actionIn(locale)}
        fields={fields.map((spec) => viewOf(spec, given, t))}
        hidden={Object.entries(hidden).map(([name, value]) => ({ name, value }))}
        bait={{ name: BAIT, label: t('form.bait') }}
        words={{ send: t('demand.save'), summary: t('form.summary'), privacy: t('demand.keeps') }}
        refused={typed?.refused.form && sentence(t, typed.refused.form, '')}
      />
    </Unfolded>
  )
}

async function Asked({ demand, locale }: Own) {
  const { lines } = await describe(wantedOf(demand), locale)
  return (
    <dl className="mt-6 grid max-w-[60ch] gap-x-6 border-t border-sand sm:grid-cols-[auto_1fr]">
      {lines.map(([label, value]) => (
        <div key={label} className="grid border-b border-sand py-2 sm:col-span-2 sm:grid-cols-[11rem_1fr] sm:gap-6">
          <dt className="text-soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const presses = { unconfirmed: 'confirm', active: 'pause', paused: 'resume', ended: 'resume' } as const

/** What somebody looks for, how it stands, and everything he can do about it. */
export async function PersonalDemand(props: PersonalProps) {
  const { id, keyOf, locale, query } = props
  const [demand, t] = [await findOwnDemand(id), translate(locale)]
  const [done] = query.done ?? []
  if (!demand) {
    const why = done === 'deleted' ? 'demand.deleted' : 'personal.unknown'
    return <PersonalNotice title={t(`${why}.title`)} text={t(`${why}.text`)} locale={locale} />
  }
  const { status, email } = demand
  const shared = { keyOf, action: actionIn(locale) }
  return (
    <>
      {done === 'saved' && (
        <p role="status" className="mb-6 border-l-4 border-moss bg-card px-5 py-3">
          {t('demand.saved')}
        </p>
      )}
      <h2>{t(`demand.${status}.title`)}</h2>
      <p className="mt-3 max-w-[60ch] text-lg text-soft">{t(`demand.${status}.text`, { email: email ?? '' })}</p>
      <Asked {...props} demand={demand} />
      <div className="mt-8">
        <Press {...shared} press={presses[status]} label={t(`demand.${status}.press`)} isMain={status !== 'active'} />
      </div>
      {status === 'active' && <Matching {...props} demand={demand} />}
      <div className="mt-12 max-w-[760px]">
        {status !== 'unconfirmed' && <Edit {...props} demand={demand} />}
        <Unfolded title={t('demand.delete')}>
          <p className="mb-5 max-w-[60ch] text-soft">{t('demand.deleteText')}</p>
          <Press {...shared} press="delete" label={t('demand.deletePress')} />
        </Unfolded>
      </div>
    </>
  )
}
