import { ActionButton } from '@/components/form/ActionButton'
import { wantsReports } from '@/data/reports/ownReports'
import { translate } from '@/i18n/translate'

import { PersonalNotice, type PersonalProps } from './PersonalNotice'

/**
 * Whether an owner gets the monthly report, with a button that changes it. The page does not say
 * who the owner is.
 */
export async function PersonalReport({ id, linkKey, locale }: PersonalProps) {
  const wanted = await wantsReports(id)
  const t = translate(locale)
  if (wanted === undefined)
    return (
      <PersonalNotice
        title={t('personal.unknown.title')}
        text={t('personal.unknown.text')}
        locale={locale}
      />
    )
  const state = wanted ? 'on' : 'off'
  return (
    <section className="max-w-[60ch]">
      <h1>{t(`personal.report.${state}.title`)}</h1>
      <p className="mt-3 mb-7 text-lg text-soft">{t(`personal.report.${state}.text`)}</p>
      <ActionButton
        linkKey={linkKey}
        value={wanted ? 'end' : 'begin'}
        label={t(`personal.report.${state}.press`)}
        action={`/api/personal/report?lang=${locale}`}
        isMain={!wanted}
      />
    </section>
  )
}
