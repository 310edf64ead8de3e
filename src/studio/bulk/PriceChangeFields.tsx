'use client'

import { useState } from 'react'

import { priceSteps } from '@/domain/catalogue/priceChange'
import { formatNumber } from '@/i18n/formats'

import { useWords } from '../useWords'
import words from './words.json'

const methods = ['percent', 'amount', 'index'] as const

/** Names of the fields, which are no fields of a property. */
const NAMES = new Set(['priceBy', 'priceValue', 'priceFrom', 'priceTo', 'priceStep'])

export const isPriceField = (name: string): boolean => NAMES.has(name)

const numberIn = (data: FormData, name: string): number => {
  const text = data.get(name)
  return typeof text === 'string' && text !== '' ? Number(text.replace(',', '.')) : Number.NaN
}

/** Returns the change of prices in the form, or undefined while it is empty or incomplete. */
export function priceChangeIn(data: FormData): Record<string, unknown> | undefined {
  const by = methods.find((way) => way === data.get('priceBy'))
  if (!by) return undefined
  const change =
    by === 'index'
      ? { by, from: numberIn(data, 'priceFrom'), to: numberIn(data, 'priceTo') }
      : { by, value: numberIn(data, 'priceValue') }
  const isComplete = Object.values(change).every((value) => value !== 0 && !Number.isNaN(value))
  return isComplete ? { change, step: numberIn(data, 'priceStep') } : undefined
}

/** Fields by which the prices of the chosen properties are changed together. */
export function PriceChangeFields() {
  const t = useWords(words)
  const [by, setBy] = useState('')
  const figure = (name: string, label: string) => (
    <label key={name}>
      <span>{label}</span>
      <input name={name} type="number" step="any" required />
    </label>
  )
  return (
    <div className="hestia-choices hestia-bulk__price">
      <label>
        <span>{t('price')}</span>
        <select name="priceBy" value={by} onChange={({ target }) => setBy(target.value)}>
          <option value="">{t('asIs')}</option>
          {methods.map((way) => (
            <option key={way} value={way}>
              {t(`by_${way}`)}
            </option>
          ))}
        </select>
      </label>
      {by === 'index'
        ? [figure('priceFrom', t('indexFrom')), figure('priceTo', t('indexTo'))]
        : by !== '' && figure('priceValue', t(by === 'percent' ? 'percentValue' : 'amountValue'))}
      {by !== '' && (
        <label>
          <span>{t('roundTo')}</span>
          <select name="priceStep" defaultValue="1">
            {priceSteps.map((step) => (
              <option key={step} value={step}>
                € {formatNumber(step)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
