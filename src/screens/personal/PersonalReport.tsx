import { Press } from '@/components/form/Press'
import { wantsReports } from '@/data/reports/own'
import { translate } from '@/i18n/translate'

import { PersonalNotice, type PersonalProps } from './PersonalNotice'

/** Whether an owner gets the monthly report, and the one press that changes it. Who he is, this page does not say. */
export async function PersonalReport({ id, keyOf, locale }: PersonalProps) {
  const [wanted, t] = [await wantsReports(id), translate(locale)]
  if (wanted === undefined) return <PersonalNotice title={t('personal.unknown.title')} text={t('personal.unknown.text')} locale={locale} />
  const state = wanted ? 'on' : 'off'
  return (
    <section className="max-w-[60ch]">
      <h2>{t(`personal.report.${state}.title`)}</h2>
      <p className="mt-3 mb-7 text-lg text-soft">{t(`personal.report.${state}.text`)}</p>
      <Press
        {...{ keyOf, press: wanted ? 'end' : 'begin', label: t(`personal.report.${state}.press`) }}
        action={`/api/personal/report?lang=${locale}`}
        isMain={!wanted}
      />
    </section>
  )
}
