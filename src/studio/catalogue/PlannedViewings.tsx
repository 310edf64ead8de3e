'use client'

import { useConfig, useDocumentInfo, useFormFields, usePayloadAPI } from '@payloadcms/ui'
import { useState } from 'react'

import { isOnOffer, type AvailabilityFields } from '@/domain/catalogue/availability'
import { shownStatuses, type RecordStatus } from '@/domain/catalogue/recordStatuses'

import { useWords } from '../useWords'
import words from './words.json'

/** Whether the property in the form can no longer be had: it was sold, let or withdrawn. */
const useIsOffTheMarket = (): boolean =>
  useFormFields(([form]) => {
    const valueOf = (name: string) => form[name]?.value
    const fields = {
      marquee: valueOf('marquee'),
      status: valueOf('status'),
      unitStatus: valueOf('unitStatus'),
      project: valueOf('project'),
    } as AvailabilityFields
    const status = valueOf('status') as RecordStatus
    return !isOnOffer(fields) || !shownStatuses.includes(status)
  })

function PlannedViewingsOf({ id }: { id: string }) {
  const t = useWords(words)
  const { admin, api } = useConfig().config.routes
  const [now] = useState(() => new Date().toISOString())
  const conditions = [
    ['property', 'equals', id],
    ['status', 'equals', 'confirmed'],
    ['start', 'greater_than', now],
  ] as const
  const [{ data }] = usePayloadAPI(`${api}/appointments`, {
    initialParams: {
      depth: 0,
      limit: 1,
      where: {
        and: conditions.map(([field, operator, value]) => ({ [field]: { [operator]: value } })),
      },
    },
  })
  const list = new URLSearchParams(
    conditions.map(([field, operator, value], at) => [
      `where[or][0][and][${at}][${field}][${operator}]`,
      value,
    ]),
  )
  const count: unknown = data?.totalDocs
  if (typeof count !== 'number' || count === 0) return null
  return (
    <ul>
      <li data-weight="must">
        <a href={`${admin}/collections/appointments?${list.toString()}`}>
          {t('stillPlanned', { count })}
        </a>
      </li>
    </ul>
  )
}

/** Tells of the confirmed viewings to come of a property that can no longer be had: somebody has to cancel them. */
export function PlannedViewings() {
  const { id } = useDocumentInfo()
  const isOffTheMarket = useIsOffTheMarket()
  return typeof id === 'string' && isOffTheMarket ? <PlannedViewingsOf id={id} /> : null
}
