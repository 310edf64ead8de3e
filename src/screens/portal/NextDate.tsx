import { Icon } from '@/components/icon/Icon'
import { ownerEventAddress } from '@/data/portal/ownerAgenda'
import type { NextStep } from '@/data/portal/steps'
import { timeOf } from '@/data/viewings/placeholders'
import { formatLongDay, formatShortDay } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Owner } from '@/payload-types'

type Props = { step: NextStep; owner: Owner; locale: Locale; note?: string }

const nameOf = (step: NextStep, locale: Locale): string =>
  step.kind === 'planned' ? step.subject : translate(locale)(`portal.next.${step.kind}`)

/** A date as a leaf of a calendar, with a file for one's own calendar. */
export function NextDate({ step, owner, locale, note }: Props) {
  const at = new Date(step.at)
  const [day = '', month = ''] = formatShortDay(step.at, locale).split(/\s+/)
  const when = [formatLongDay(at, locale), step.kind === 'visit' && timeOf(at, locale)]
  return (
    <div className="grid grid-cols-[56px_1fr] items-center gap-3.5">
      <p
        aria-hidden="true"
        className="grid rounded-(--radius-base) border border-t-4 border-sand border-t-moss bg-card py-1.5 text-center leading-tight"
      >
        <b className="font-serif text-2xl font-normal">{day.replace('.', '')}</b>
        <span className="text-[0.8rem] text-soft">{month}</span>
      </p>
      <div className="grid min-w-0 leading-snug">
        <b className="font-semibold [overflow-wrap:anywhere]">{nameOf(step, locale)}</b>
        {note && <span className="text-[0.95rem] text-soft">{note}</span>}
        <time dateTime={step.at} className="text-[0.95rem] text-soft">
          {when.filter(Boolean).join(', ')}
        </time>
        {step.kind !== 'deed' && (
          <a
            href={new URL(ownerEventAddress(owner, step.kind, step.id)).pathname}
            className="inline-flex min-h-9 items-center gap-2 text-sm font-medium underline underline-offset-4 hover:text-brick"
          >
            <Icon name="calendar" size={15} />
            {translate(locale)('portal.next.save')}
            <span className="sr-only">: {nameOf(step, locale)}</span>
          </a>
        )}
      </div>
    </div>
  )
}
