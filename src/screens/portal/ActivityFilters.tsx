import { activityStatuses, activityTypes } from '@/domain/activities'
import { periods } from '@/domain/portal/parts'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'

import type { AskedActivities } from './activityQuery'

type Choice = { name: string; label: string; chosen: string | null | undefined; options: readonly { value: string; text: string }[]; all: string }

const Choose = ({ name, label, chosen, options, all }: Choice) => (
  <label className="flex min-w-0 flex-col gap-1 text-sm text-soft">
    {label}
    <select name={name} defaultValue={chosen ?? ''} className="field min-w-0">
      <option value="">{all}</option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

/** A plain form: what is asked for stands in the address, and going back goes back. */
export function ActivityFilters({ action, asked, locale }: { action: string; asked: AskedActivities; locale: Locale }) {
  const t = translate(locale)
  const all = t('portal.list.any')
  const named = (vocabulary: string, values: readonly string[]) => values.map((value) => ({ value, text: optionName(locale, vocabulary, value) }))
  const { type, status } = asked.filters
  return (
    <form action={action} method="get" className="mt-6 grid grid-cols-1 items-end gap-4 sm:grid-cols-2 lg:flex lg:flex-wrap">
      <Choose name="type" label={t('portal.list.type')} chosen={type} options={named('activityType', activityTypes)} all={all} />
      <Choose name="status" label={t('portal.list.status')} chosen={status} options={named('activityStatus', activityStatuses)} all={all} />
      <Choose
        name="period"
        label={t('portal.list.period')}
        chosen={asked.period}
        options={periods.map((value) => ({ value, text: t(`portal.list.last.${value}`) }))}
        all={all}
      />
      <div className="flex items-center gap-5">
        <button type="submit" className="button min-h-11 hover:bg-ink hover:text-paper">
          {t('portal.list.show')}
        </button>
        {Object.keys(asked.filters).length > 0 && (
          <a href={action} className="inline-flex min-h-9 items-center text-sm underline hover:text-brick">
            {t('portal.list.clear')}
          </a>
        )}
      </div>
    </form>
  )
}
