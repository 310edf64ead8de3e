'use client'

import { Banner, Button, useTranslation } from '@payloadcms/ui'

import { intlLocales } from '@/i18n/locales'

import { useWords } from '../useWords'
import { localeOf } from '../words'
import type { CityReport, CityRow } from './report'
import words from './words.json'

type Line = { key: string; cells: string[] }

function Lines({ title, heads, lines, more }: { title: string; heads: string[]; lines: Line[]; more: string | undefined }) {
  if (lines.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <div className="hestia-scroll">
        <table className="hestia-lines">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, cells }) => (
              <tr key={key}>
                {cells.map((cell, n) => (
                  <td key={heads[n]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more && <p className="hestia-lead">{more}</p>}
    </section>
  )
}

type Props = { report: CityReport; done: boolean; fileName: string; onApply: () => void }

export function CityReportView({ report, done, fileName, onApply }: Props) {
  const says = useWords(words)
  const { i18n } = useTranslation()
  const number = new Intl.NumberFormat(intlLocales[localeOf(i18n.language)])
  const { counts } = report
  const todo = counts.fresh + counts.changed
  const more = (all: number, shown: number) => (all > shown ? says('more', { number: number.format(all - shown) }) : undefined)
  const lines = (rows: CityRow[]) =>
    rows.map(({ zip, name, province, region, changes }) => ({
      key: `${zip} ${name}`,
      cells: [zip, name, province, region ? says(region) : '', changes.map((change) => says(change)).join(', ')],
    }))
  const heads = [says('zip'), says('name'), says('province'), says('region')]
  return (
    <>
      <h2>{done ? says('done') : says('preview', { file: fileName })}</h2>
      <dl className="hestia-counts">
        {(['fresh', 'changed', 'unchanged', 'refused'] as const).map((kind) => (
          <div key={kind} className="hestia-count">
            <dt>{says(kind)}</dt>
            <dd>{number.format(counts[kind])}</dd>
          </div>
        ))}
      </dl>
      {!done && todo > 0 && (
        <div className="hestia-actions">
          <Button margin={false} onClick={onApply}>
            {says('apply', { number: number.format(todo) })}
          </Button>
          <span className="hestia-lead">{says('safe')}</span>
        </div>
      )}
      {todo === 0 && <Banner type="info">{says('nothing')}</Banner>}
      {done && todo > 0 && <Banner type="success">{says('saved', { number: number.format(todo) })}</Banner>}
      <Lines
        title={says('refused')}
        heads={[says('line'), says('why'), says('text')]}
        lines={report.refused.map(({ line, reason, text }) => ({ key: String(line), cells: [number.format(line), says(`because_${reason}`), text] }))}
        more={more(counts.refused, report.refused.length)}
      />
      <Lines title={says('changed')} heads={[...heads, says('what')]} lines={lines(report.changed)} more={more(counts.changed, report.changed.length)} />
      <Lines
        title={says('fresh')}
        heads={heads}
        lines={lines(report.fresh).map(({ key, cells }) => ({ key, cells: cells.slice(0, 4) }))}
        more={more(counts.fresh, report.fresh.length)}
      />
    </>
  )
}
