'use client'

import { Banner, Button, useConfig, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import type { InspectionOrder } from '@/data/legal/inspectionOrders'
import { formatDay, formatEvent } from '@/i18n/formats'
import { localeOf } from '@/i18n/locales'

import { getJson, postJson, problemIn } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

/** Milliseconds between two requests for the progress of a file. */
const POLL_INTERVAL_MS = 1500

type Props = { first: string; last: string; reference: string; initial: InspectionOrder[] }
type Problem = 'unknown' | 'notUnderstood' | 'failed'

const isUnfinished = ({ state }: InspectionOrder) => state === 'waiting' || state === 'running'

/** The files that were asked for, refreshed while one is being made, and how to ask for another. */
function useOrders(initial: InspectionOrder[]) {
  const base = `${useConfig().config.routes.api}/properties/inspections`
  const [orders, setOrders] = useState(initial)
  const [problem, setProblem] = useState<Problem>()
  const isBusy = orders.some(isUnfinished)

  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setTimeout(() => {
      void getJson(base).then(async (response) => {
        if (response?.ok) setOrders((await response.json()) as InspectionOrder[])
        // Another round, also when the network failed once.
        else setOrders((shown) => [...shown])
      })
    }, POLL_INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [base, isBusy, orders])

  const order = async (wanted: object) => {
    const response = await postJson(base, wanted)
    if (response?.ok) setOrders((await response.json()) as InspectionOrder[])
    setProblem(
      response?.ok ? undefined : await problemIn(response, ['unknown', 'notUnderstood'] as const),
    )
  }
  return { base, orders, problem, order }
}

function State({ order, base }: { order: InspectionOrder; base: string }) {
  const t = useWords(words)
  const { state, done, total, missing, id } = order
  if (state === 'ready')
    return (
      <>
        <a href={`${base}/${id}`} download>
          {t('fetch')}
        </a>{' '}
        <small>{t('missing', { count: missing })}</small>
      </>
    )
  if (state === 'running')
    return (
      <>
        <progress max={Math.max(total, 1)} value={done} aria-label={t('title')} />{' '}
        <small>{t('running', { done, total })}</small>
      </>
    )
  return <>{t(state)}</>
}

function Orders({ orders, base }: { orders: InspectionOrder[]; base: string }) {
  const t = useWords(words)
  const locale = localeOf(useTranslation().i18n.language)
  if (orders.length === 0) return <p className="hestia-lead">{t('none')}</p>
  return (
    <ul className="hestia-inspections">
      {orders.map((order) => {
        const { id, isWhole, reference, first, last, askedAt, by } = order
        const period = { first: formatDay(first, locale), last: formatDay(last, locale) }
        return (
          <li key={id}>
            <div>
              <strong>{isWhole ? t('whole') : t('one', { reference: reference ?? '–' })}</strong>{' '}
              {t('period', period)}
              <br />
              <small>{t('asked', { name: by ?? '–', moment: formatEvent(askedAt, locale) })}</small>
            </div>
            <div>
              <State order={order} base={base} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

type FieldProps = { name: string; type: string; label: string; value: string }

function Field({ name, type, label, value }: FieldProps) {
  const id = `hestia-inspection-${name}`
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        defaultValue={value}
        required={type === 'date'}
        min={type === 'number' ? 1 : undefined}
      />
    </div>
  )
}

/** Asks for the period, and lists the files with their progress. */
export function Inspections({ first, last, reference, initial }: Props) {
  const t = useWords(words)
  const { base, orders, problem, order } = useOrders(initial)
  const send = (form: FormData) => {
    const number = Number(form.get('reference'))
    return order({
      first: form.get('first'),
      last: form.get('last'),
      ...(number > 0 && { reference: number }),
    })
  }
  return (
    <>
      <form
        className="hestia-ask hestia-inspection"
        onSubmit={(event) => {
          event.preventDefault()
          void send(new FormData(event.currentTarget))
        }}
      >
        <Field name="reference" type="number" label={t('reference')} value={reference} />
        <Field name="first" type="date" label={t('first')} value={first} />
        <Field name="last" type="date" label={t('last')} value={last} />
        <div className="hestia-actions">
          <Button type="submit" margin={false}>
            {t('make')}
          </Button>
        </div>
      </form>
      {problem && <Banner type="error">{t(problem === 'failed' ? 'refused' : problem)}</Banner>}
      <section aria-live="polite">
        <h2>{t('made')}</h2>
        <Orders orders={orders} base={base} />
      </section>
    </>
  )
}
