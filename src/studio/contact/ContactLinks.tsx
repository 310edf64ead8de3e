import { Icon } from '@/components/icon/Icon'
import { addressRouteHref } from '@/domain/map/mapLinks'
import { callHref, mailHref } from '@/domain/site/links'

import './contact.css'
import type { Translator } from '../words'
import words from './words.json'

type Text = string | null | undefined
type Props = {
  phone?: Text
  email?: Text
  /** What leads to the home of the person, to the property they ask about, or to both. */
  addresses?: readonly string[]
  t: Translator<typeof words>
}

/** Links that call a person, write to them, and lead to where they live or want to go. */
export function ContactLinks({ phone, email, addresses = [], t }: Props) {
  const call = callHref(phone)
  if (!call && !email && addresses.length === 0) return null
  return (
    <ul className="hestia-contact" aria-label={t('title')}>
      {call && phone && (
        <li>
          <a href={call}>
            <Icon name="phone" />
            {t('call', { phone })}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={mailHref(email)}>
            <Icon name="mail" />
            {t('write', { email })}
          </a>
        </li>
      )}
      {addresses.map((address) => (
        <li key={address}>
          <a href={addressRouteHref(address)} target="_blank" rel="noreferrer">
            <Icon name="map_pin" />
            {t('route', { address })}
          </a>
        </li>
      ))}
    </ul>
  )
}
