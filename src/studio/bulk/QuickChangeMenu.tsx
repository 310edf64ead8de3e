'use client'

import { Popup, PopupList } from '@payloadcms/ui'
import { useState, type FormEvent } from 'react'

import type { BulkChange } from '@/data/catalogue/bulkChange'
import { formatEuros } from '@/domain/catalogue/price'

import '../studio.css'
import { useWords } from '../useWords'
import { useChangeOne } from './useChangeOne'
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

/** What ends an offer, and is asked about first. Under option is one press away from free. */
const endings: readonly QuickChangeName[] = ['sold', 'rented']

/** A change that waits for a second press, and how it is told. */
type Waiting = { changes: BulkChange; what: string; question: string }

/** Asks before a change that visitors and the owner see at once. */
function Confirmation({
  waiting,
  onConfirm,
  onRefuse,
}: {
  waiting: Waiting
  onConfirm: () => void
  onRefuse: () => void
}) {
  const t = useWords(words)
  return (
    <div className="hestia-price" role="group" aria-label={waiting.question}>
      <p>{waiting.question}</p>
      <button type="button" autoFocus onClick={onConfirm}>
        {t('confirm')}
      </button>
      <button type="button" onClick={onRefuse}>
        {t('refuse')}
      </button>
    </div>
  )
}

function PriceForm({
  price,
  isRent,
  onPrice,
}: Pick<Props, 'price' | 'isRent'> & { onPrice: (price: number) => void }) {
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

type ChoiceProps = Omit<Props, 'id'> & {
  onChange: (waiting: Waiting) => void
  onAsk: (waiting: Waiting) => void
}

/** The changes of the menu. Those that are asked about first go to `onAsk`. */
function Choices({ name, isRent, status, marquee, price, onChange, onAsk }: ChoiceProps) {
  const t = useWords(words)
  const keys: QuickChangeName[] = ['option', isRent ? 'rented' : 'sold', 'available']
  const isCurrent = (key: QuickChangeName) =>
    quickChanges[key].status === status && quickChanges[key].marquee === marquee
  const choose = (key: QuickChangeName) => {
    const what = t(key === 'available' && isRent ? 'availableRent' : key)
    const waiting = { changes: quickChanges[key], what, question: t('ask', { name, what }) }
    if (endings.includes(key)) onAsk(waiting)
    else onChange(waiting)
  }
  const askPrice = (next: number) => {
    const values = { name, before: formatEuros(price ?? 0), after: formatEuros(next) }
    onAsk({
      changes: { price: next },
      what: formatEuros(next),
      question: price === undefined ? t('askFirstPrice', values) : t('askPrice', values),
    })
  }
  return (
    <>
      <PopupList.ButtonGroup>
        {keys
          .filter((key) => !isCurrent(key))
          .map((key) => (
            <PopupList.Button key={key} onClick={() => choose(key)}>
              {t(key === 'available' && isRent ? 'availableRent' : key)}
            </PopupList.Button>
          ))}
      </PopupList.ButtonGroup>
      <PriceForm price={price} isRent={isRent} onPrice={askPrice} />
    </>
  )
}

/** Opens the quick changes of a property and its price. */
export function QuickChangeMenu({ id, ...property }: Props) {
  const t = useWords(words)
  const { busy, change } = useChangeOne(id, property.name)
  const [waiting, setWaiting] = useState<Waiting>()
  return (
    <Popup
      className="hestia-quick"
      disabled={busy}
      size="fit-content"
      onToggleClose={() => setWaiting(undefined)}
      button={<span aria-label={t('quickOf', { name: property.name })}>{t('quick')}</span>}
      render={({ close }) => {
        const save = ({ changes, what }: Waiting) => {
          setWaiting(undefined)
          close()
          void change(changes, what)
        }
        // A press that asks a question keeps the popup open.
        return (
          <div data-popup-prevent-close>
            {waiting ? (
              <Confirmation
                waiting={waiting}
                onConfirm={() => save(waiting)}
                onRefuse={() => setWaiting(undefined)}
              />
            ) : (
              <Choices {...property} onChange={save} onAsk={setWaiting} />
            )}
          </div>
        )
      }}
    />
  )
}
