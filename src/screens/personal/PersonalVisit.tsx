import { Icon } from '@/components/icon/Icon'
import { Moments } from '@/components/form/Moments'
import { Press } from '@/components/form/Press'
import { findTyped } from '@/data/leads/typed'
import { findOpenings, isChangeable } from '@/data/visits/change'
import { momentGroups } from '@/data/visits/moments'
import { findShownVisit, type ShownVisit } from '@/data/visits/shown'
import { idOf } from '@/data/payload'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'

import { PersonalNotice, type PersonalProps } from './PersonalNotice'

const actionIn = (locale: Locale) => `/api/personal/visit?lang=${locale}`

/** What is agreed: what, when, where and with whom. */
function Agreed({ shown, locale }: { shown: ShownVisit; locale: Locale }) {
  const { title, href, reference, place, day, time, host, visit } = shown
  const t = translate(locale)
  const isOver = visit.status === 'cancelled' || visit.status === 'full'
  return (
    <div className="my-7 grid gap-4 border-y border-sand py-6">
      <p className="font-serif text-[1.5rem] leading-snug">
        {href ? (
          <a href={href} className="hover:text-brick">
            {title}
          </a>
        ) : (
          title
        )}
        {reference && <small className="ml-3 font-sans text-[0.95rem] text-soft">{t('visits.reference', { reference })}</small>}
      </p>
      {day && (
        <p className="flex items-baseline gap-3 text-lg">
          <Icon name="calendar" className="translate-y-0.5 text-moss" />
          <span className={isOver ? 'line-through' : 'font-semibold'}>{[day, time].filter(Boolean).join(', ')}</span>
        </p>
      )}
      <p className="flex items-baseline gap-3">
        <Icon name="map_pin" className="translate-y-0.5 text-moss" />
        <span>{place}</span>
      </p>
      {host && !isOver && (
        <p className="flex items-baseline gap-3">
          <Icon name="user" className="translate-y-0.5 text-moss" />
          <span>{t('visits.host', { name: host })}</span>
        </p>
      )}
    </div>
  )
}

async function refusedHere({ typed: [id] = [] as readonly string[] }: Query) {
  const found = id === undefined ? undefined : await findTyped(id)
  return found?.form === 'appointment' ? found.refused.moment : undefined
}

/** The other moments that are open, and the press that takes one. */
async function Move({ shown, keyOf, locale, query }: { shown: ShownVisit } & Pick<PersonalProps, 'keyOf' | 'locale' | 'query'>) {
  const { visit } = shown
  const [openings, why, t] = [await findOpenings(idOf(visit.property) ?? ''), await refusedHere(query), translate(locale)]
  const own = visit.status === 'confirmed' ? visit.start : undefined
  const others = openings.filter(({ start }) => start.toISOString() !== own)
  const label = t('form.fields.moment')
  if (others.length === 0) return <p className="mb-7 max-w-[60ch] text-soft">{t('visits.noOthers')}</p>
  return (
    <form id="moments" action={actionIn(locale)} method="post" className="form-grid mb-9 scroll-mt-28">
      <input type="hidden" name="key" value={keyOf} />
      <Moments
        name="moment"
        legend={<span className="font-serif text-[1.4rem]">{t(visit.status === 'confirmed' ? 'visits.move' : 'visits.choose')}</span>}
        options={momentGroups(others, locale)}
        {...(why && { describedBy: 'moments-refused' })}
      >
        {why && (
          <p id="moments-refused" role="alert" className="form-refused">
            {t(`form.refused.${why}`, { field: label })}
          </p>
        )}
      </Moments>
      <div>
        <button type="submit" name="do" value="move" className="button button-solid min-h-12 px-8">
          {t(visit.status === 'confirmed' ? 'visits.movePress' : 'visits.choosePress')}
        </button>
      </div>
    </form>
  )
}

/** A visit as its visitor finds it by the link in his mail: what is agreed, another moment, or no visit at all. */
export async function PersonalVisit({ id, keyOf, locale, query }: PersonalProps) {
  const [shown, t] = [await findShownVisit(id, locale), translate(locale)]
  if (!shown) return <PersonalNotice title={t('personal.unknown.title')} text={t('personal.unknown.text')} locale={locale} />
  const { visit } = shown
  const isOpen = isChangeable(visit, new Date())
  const isExpected = visit.status === 'requested' || visit.status === 'confirmed'
  const state = isExpected && !isOpen ? 'done' : visit.status
  return (
    <section className="max-w-[720px]">
      <h2>{t(`visits.state.${state}.title`)}</h2>
      <p className="mt-3 max-w-[60ch] text-lg text-soft">{t(`visits.state.${state}.text`)}</p>
      <Agreed shown={shown} locale={locale} />
      {isOpen && <Move {...{ shown, keyOf, locale, query }} />}
      {isOpen && isExpected && <Press action={actionIn(locale)} keyOf={keyOf} press="cancel" label={t('visits.cancel')} />}
    </section>
  )
}
