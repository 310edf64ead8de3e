'use client'

import { Banner, Button } from '@payloadcms/ui'

import { formatNumber } from '@/i18n/formats'

import { useWords } from '../useWords'
import type { CityReport, CityRow } from './report'
import words from './words.json'

type Line = { key: string; cells: string[] }
type LinesProps = { title: string; heads: string[]; lines: Line[]; more: string | undefined }

function Lines({ title, heads, lines, more }: LinesProps) {
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
                {cells.map((cell, column) => (
                  <td key={heads[column]}>{cell}</td>
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

/** Lists the lines that were refused, changed and added. */
function Details({ report }: { report: CityReport }) {
  const t = useWords(words)
  const { counts } = report
  const more = (all: number, shown: number) =>
    all > shown ? t('more', { number: all - shown }) : undefined
  const linesOf = (rows: CityRow[]) =>
    rows.map(({ zip, name, province, region, changes }) => ({
      key: `${zip} ${name}`,
      cells: [
        zip,
        name,
        province,
        region ? t(region) : '',
        changes.map((change) => t(change)).join(', '),
      ],
    }))
  const heads = [t('zip'), t('name'), t('province'), t('region')]
  return (
    <>
      <Lines
        title={t('refused')}
        heads={[t('line'), t('why'), t('text')]}
        lines={report.refused.map(({ line, reason, text }) => ({
          key: String(line),
          cells: [formatNumber(line), t(`because_${reason}`), text],
        }))}
        more={more(counts.refused, report.refused.length)}
      />
      <Lines
        title={t('changed')}
        heads={[...heads, t('what')]}
        lines={linesOf(report.changed)}
        more={more(counts.changed, report.changed.length)}
      />
      <Lines
        title={t('fresh')}
        heads={heads}
        lines={linesOf(report.fresh).map(({ key, cells }) => ({ key, cells: cells.slice(0, 4) }))}
        more={more(counts.fresh, report.fresh.length)}
      />
    </>
  )
}

type Props = { report: CityReport; done: boolean; fileName: string; onApply: () => void }

/** Shows what an import would change, with the button that applies it, or what it has changed. */
export function CityReportView({ report, done, fileName, onApply }: Props) {
  const t = useWords(words)
  const { counts } = report
  const todo = counts.fresh + counts.changed
  return (
    <>
      <h2>{done ? t('done') : t('preview', { file: fileName })}</h2>
      <dl className="hestia-counts">
        {(['fresh', 'changed', 'unchanged', 'refused'] as const).map((kind) => (
          <div key={kind} className="hestia-count">
            <dt>{t(kind)}</dt>
            <dd>{formatNumber(counts[kind])}</dd>
          </div>
        ))}
      </dl>
      {!done && todo > 0 && (
        <div className="hestia-actions">
          <Button margin={false} onClick={onApply}>
            {t('apply', { number: todo })}
          </Button>
          <span className="hestia-lead">{t('safe')}</span>
        </div>
      )}
      {todo === 0 && <Banner type="info">{t('nothing')}</Banner>}
      {done && todo > 0 && <Banner type="success">{t('saved', { number: todo })}</Banner>}
      <Details report={report} />
    </>
  )
}
