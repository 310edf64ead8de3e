import { Icon } from '@/components/icon/Icon'
import { Moments } from '@/components/form/Moments'
import { ActionButton } from '@/components/form/ActionButton'
import { findNotices } from '@/data/catalogue/notices'
import { findTypedForm } from '@/data/enquiries/typedAnswers'
import { findBookableSlots, isChangeable } from '@/data/viewings/change'
import { slotOptions } from '@/data/viewings/slotOptions'
import { findViewingDetails, type ViewingDetails } from '@/data/viewings/viewingDetails'
import { isAnswerable } from '@/domain/viewings/feedback'
import { idOf } from '@/data/core/payload'
import { findRefusalText } from '@/forms/refusalText'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'

import { PersonalNotice, type PersonalProps } from './PersonalNotice'
import { ViewingFeedback } from './ViewingFeedback'

const actionIn = (locale: Locale) => `/api/personal/visit?lang=${locale}`

/** The details of a viewing: property, time, place and host. */
function ViewingDetails({ shown, locale }: { shown: ViewingDetails; locale: Locale }) {
  const { title, href, reference, place, day, time, host, visit: viewing } = shown
  const t = translate(locale)
  const isOver = viewing.status === 'cancelled' || viewing.status === 'full'
  const when = [day, time].filter(Boolean).join(', ')
  return (
    <div className="viewing-details">
      <p>
        {href ? (
          <a href={href} className="hover:text-brick">
            {title}
          </a>
        ) : (
          title
        )}
        {reference && <small>{t('visits.reference', { reference })}</small>}
      </p>
      {day && (
        <p>
          <Icon name="calendar" />
          {isOver ? <s>{when}</s> : <b>{when}</b>}
        </p>
      )}
      <p>
        <Icon name="map_pin" />
        <span>{place}</span>
      </p>
      {host && !isOver && (
        <p>
          <Icon name="user" />
          <span>{t('visits.host', { name: host })}</span>
        </p>
      )}
    </div>
  )
}

async function findRefusal({ typed: [id] = [] as readonly string[] }: Query) {
  const stored = id === undefined ? undefined : await findTypedForm(id)
  return stored?.form === 'appointment' ? stored.refused.moment : undefined
}

/** The other open moments, and the button that takes one. */
async function Reschedule({
  shown,
  linkKey,
  locale,
  query,
}: { shown: ViewingDetails } & Pick<PersonalProps, 'linkKey' | 'locale' | 'query'>) {
  const { visit: viewing } = shown
  const openings = await findBookableSlots(idOf(viewing.property) ?? '')
  const refusal = await findRefusal(query)
  const refusalText = await findRefusalText(locale)
  const t = translate(locale)
  const currentStart = viewing.status === 'confirmed' ? viewing.start : undefined
  const otherOpenings = openings.filter(({ start }) => start.toISOString() !== currentStart)
  const label = t('form.fields.moment')
  if (otherOpenings.length === 0)
    return <p className="mb-7 max-w-[60ch] text-soft">{t('visits.noOthers')}</p>
  return (
    <form
      id="moments"
      action={actionIn(locale)}
      method="post"
      className="viewing-moments form-grid scroll-mt-28"
    >
      <input type="hidden" name="key" value={linkKey} />
      <Moments
        name="moment"
        legend={<span>{t(viewing.status === 'confirmed' ? 'visits.move' : 'visits.choose')}</span>}
        options={slotOptions(otherOpenings, locale)}
        {...(refusal && { describedBy: 'moments-refused' })}
      >
        {refusal && (
          <p id="moments-refused" role="alert" className="form-refused">
            {refusalText(refusal, label)}
          </p>
        )}
      </Moments>
      <div>
        <button type="submit" name="do" value="move" className="button button-solid min-h-12 px-8">
          {t(viewing.status === 'confirmed' ? 'visits.movePress' : 'visits.choosePress')}
        </button>
      </div>
    </form>
  )
}

/**
 * A viewing as the visitor opens it from an email: its details, another moment, its cancellation, or
 * afterwards what they thought of it.
 */
export async function PersonalViewing({ id, linkKey, locale, query }: PersonalProps) {
  const shown = await findViewingDetails(id, locale)
  const t = translate(locale)
  if (!shown)
    return (
      <PersonalNotice
        title={t('personal.unknown.title')}
        text={t('personal.unknown.text')}
        locale={locale}
      />
    )
  const { visit: viewing } = shown
  const isOpen = isChangeable(viewing, new Date())
  const isExpected = viewing.status === 'requested' || viewing.status === 'confirmed'
  const state = isExpected && !isOpen ? 'done' : viewing.status
  const { appointmentConfirmed, appointmentFull } = await findNotices(locale)
  const notices: Partial<Record<typeof state, string | null | undefined>> = {
    confirmed: appointmentConfirmed,
    full: appointmentFull,
  }
  if (isAnswerable(viewing, new Date()))
    return (
      <section className="max-w-[720px]">
        <ViewingFeedback viewing={viewing} linkKey={linkKey} locale={locale} />
        <ViewingDetails shown={shown} locale={locale} />
      </section>
    )
  return (
    <section className="max-w-[720px]">
      <h1>{t(`visits.state.${state}.title`)}</h1>
      <p className="mt-3 max-w-[60ch] text-lg text-soft">
        {notices[state] || t(`visits.state.${state}.text`)}
      </p>
      <ViewingDetails shown={shown} locale={locale} />
      {isOpen && <Reschedule shown={shown} linkKey={linkKey} locale={locale} query={query} />}
      {isOpen && isExpected && (
        <ActionButton
          action={actionIn(locale)}
          linkKey={linkKey}
          value="cancel"
          label={t('visits.cancel')}
        />
      )}
    </section>
  )
}
