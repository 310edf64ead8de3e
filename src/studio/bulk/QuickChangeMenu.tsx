'use client'

import { Popup, PopupList, toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'

import type { BulkChange, BulkChangeReport } from '@/data/catalogue/bulkChange'

import '../studio.css'
import { postJson, bodyOf } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

type Props = {
  id: string
  name: string
  isRent: boolean
  status: string
  marquee: string
  price: number | undefined
}

const quickChanges = {
  option: { status: 'active', marquee: 'option' },
  sold: { status: 'sold', marquee: 'sold' },
  rented: { status: 'rented', marquee: 'rented' },
  available: { status: 'active', marquee: 'none' },
} as const satisfies Record<string, BulkChange>
type QuickChangeName = keyof typeof quickChanges

const isReport = (body: Record<string, unknown>): body is BulkChangeReport =>
  typeof body.changed === 'number' && Array.isArray(body.refused)

/** Changes one property through the endpoint for many, so that the same rules apply. */
function useChangeOne(id: string) {
  const t = useWords(words)
  const { config } = useConfig()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const change = async (changes: BulkChange) => {
    setBusy(true)
    const response = await postJson(`${config.routes.api}/properties/change-many`, {
      ids: [id],
      changes,
    })
    const body = await bodyOf(response)
    setBusy(false)
    if (!response?.ok || !isReport(body)) return void toast.error(t('failed'))
    const [refused] = body.refused
    if (refused) return void toast.error(refused.reason)
    toast.success(t('done'))
    router.refresh()
  }
  return { busy, change }
}

function PriceForm({
  price,
  isRent,
  onPrice,
}: {
  price: number | undefined
  isRent: boolean
  onPrice: (price: number) => void
}) {
  const t = useWords(words)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const newPrice = Number(new FormData(event.currentTarget).get('price'))
    if (Number.isFinite(newPrice)) onPrice(newPrice)
  }
  return (
    <form className="hestia-price" onSubmit={submit}>
      <label>
        <span>{t(isRent ? 'rent' : 'price')}</span>
        <input
          name="price"
          type="number"
          required
          min={0}
          max={1_000_000_000}
          step="any"
          defaultValue={price}
        />
      </label>
      <button type="submit">{t('changePrice')}</button>
    </form>
  )
}

/** Opens the quick changes of a property and its price. */
export function QuickChangeMenu({ id, name, isRent, status, marquee, price }: Props) {
  const t = useWords(words)
  const { busy, change } = useChangeOne(id)
  const keys: QuickChangeName[] = ['option', isRent ? 'rented' : 'sold', 'available']
  const isCurrent = (key: QuickChangeName) =>
    quickChanges[key].status === status && quickChanges[key].marquee === marquee
  return (
    <Popup
      className="hestia-quick"
      disabled={busy}
      size="fit-content"
      button={<span aria-label={t('quickOf', { name })}>{t('quick')}</span>}
      render={({ close }) => (
        <>
          <PopupList.ButtonGroup>
            {keys
              .filter((key) => !isCurrent(key))
              .map((key) => (
                <PopupList.Button
                  key={key}
                  onClick={() => {
                    close()
                    void change(quickChanges[key])
                  }}
                >
                  {t(key === 'available' && isRent ? 'availableRent' : key)}
                </PopupList.Button>
              ))}
          </PopupList.ButtonGroup>
          <PriceForm
            price={price}
            isRent={isRent}
            onPrice={(newPrice) => {
              close()
              void change({ price: newPrice })
            }}
          />
        </>
      )}
    />
  )
}
