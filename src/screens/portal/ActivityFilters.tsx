import { activityStatuses, activityTypes } from '@/domain/portal/activities'
import { listPeriods } from '@/domain/portal/parts'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'

import type { ActivityParams } from './activityQuery'

type FilterSelectProps = {
  name: string
  label: string
  chosen: string | null | undefined
  options: readonly { value: string; text: string }[]
  all: string
}

const FilterSelect = ({ name, label, chosen, options, all }: FilterSelectProps) => (
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

/** The filters as a plain form: they are part of the address, so the back button works. */
export function ActivityFilters({
  action,
  params,
  locale,
}: {
  action: string
  params: ActivityParams
  locale: Locale
}) {
  const t = translate(locale)
  const all = t('portal.list.any')
  const optionsOf = (vocabulary: string, values: readonly string[]) =>
    values.map((value) => ({ value, text: optionName(locale, vocabulary, value) }))
  const { type, status } = params.filters
  return (
    <form
      action={action}
      method="get"
      className="mt-6 grid grid-cols-1 items-end gap-4 sm:grid-cols-2 lg:flex lg:flex-wrap"
    >
      <FilterSelect
        name="type"
        label={t('portal.list.type')}
        chosen={type}
        options={optionsOf('activityType', activityTypes)}
        all={all}
      />
      <FilterSelect
        name="status"
        label={t('portal.list.status')}
        chosen={status}
        options={optionsOf('activityStatus', activityStatuses)}
        all={all}
      />
      <FilterSelect
        name="period"
        label={t('portal.list.period')}
        chosen={params.period}
        options={listPeriods.map((value) => ({ value, text: t(`portal.list.last.${value}`) }))}
        all={all}
      />
      <div className="flex items-center gap-5">
        <button type="submit" className="button min-h-11 hover:bg-ink hover:text-paper">
          {t('portal.list.show')}
        </button>
        {Object.keys(params.filters).length > 0 && (
          <a
            href={action}
            className="inline-flex min-h-9 items-center text-sm underline hover:text-brick"
          >
            {t('portal.list.clear')}
          </a>
        )}
      </div>
    </form>
  )
}
