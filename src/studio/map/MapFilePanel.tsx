'use client'

import { Banner, Button } from '@payloadcms/ui'

import type { MapStatus } from '@/data/map/mapStatus'
import { formatDay, formatNumber, formatTenths } from '@/i18n/formats'

import '../studio.css'
import './map.css'
import { useStudioLocale, useWords } from '../useWords'
import { useMapStatus } from './useMapStatus'
import words from './words.json'

const MEGABYTE = 1e6

/** The map file in use: its date, source, places, zooms and size. */
function MapFileFacts({ file }: { file: NonNullable<MapStatus['file']> }) {
  const t = useWords(words)
  const locale = useStudioLocale()
  const { made, source, places, minZoom, maxZoom, hasHouseNumbers, bytes, attribution } = file
  const facts = [
    [t('made'), formatDay(new Date(made), locale)],
    [t('source'), source],
    [t('places'), places === undefined ? t('whole') : formatNumber(places)],
    [t('zooms'), t('fromTo', { from: minZoom, to: maxZoom })],
    [t('houseNumbers'), t(hasHouseNumbers ? 'withNumbers' : 'streetsOnly')],
    [t('size'), `${formatTenths(bytes / MEGABYTE)} MB`],
    [t('attribution'), attribution],
  ] as const
  return (
    <dl className="hestia-map-file">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How the last work at the map stands or ended, in a sentence. */
function MapWorkLine({ status, step }: Pick<ReturnType<typeof useMapStatus>, 'status' | 'step'>) {
  const t = useWords(words)
  const locale = useStudioLocale()
  const work = status?.work
  if (step === 'failed') return <Banner type="error">{t('notAsked')}</Banner>
  if (step === 'waiting') return <p>{t('waiting')}</p>
  if (step === 'running')
    return (
      <p>
        <progress max={100} value={work?.percent} aria-label={t('progress')} />{' '}
        {t('running', { percent: work?.percent ?? 0 })}
      </p>
    )
  if (work?.state === 'done')
    return <p>{t('done', { day: formatDay(new Date(work.at), locale) })}</p>
  if (work?.state === 'failed')
    return (
      <Banner type="error">
        {t(`problem_${work.problem ?? 'failed'}`)} {t(status?.file ? 'stays' : 'none')}
      </Banner>
    )
  return null
}

/** The map file in use, and the button that makes a new one of the agency's towns. */
export function MapFilePanel() {
  const t = useWords(words)
  const { status, step, ask } = useMapStatus()
  const isBusy = step === 'running' || step === 'waiting'
  if (!status) return null
  const { file, isGiven } = status
  return (
    <section className="hestia-map" aria-label={t('title')}>
      {file ? <MapFileFacts file={file} /> : <p>{t('noFile')}</p>}
      {file?.isOld && <Banner type="info">{t('old')}</Banner>}
      {isGiven && <p>{t('given')}</p>}
      <div aria-live="polite">
        <MapWorkLine status={status} step={step} />
      </div>
      {!isGiven && (
        <div className="hestia-actions">
          <Button
            buttonStyle="secondary"
            margin={false}
            disabled={isBusy}
            extraButtonProps={{ disabled: false, 'aria-disabled': isBusy }}
            onClick={() => void (isBusy || ask())}
          >
            {t(file ? 'refresh' : 'fetch')}
          </Button>
        </div>
      )}
    </section>
  )
}
