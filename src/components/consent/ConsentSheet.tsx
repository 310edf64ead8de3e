import { island } from '@/components/island/island'
import { sheetAddress } from '@/components/island/manifest'
import { cachedByProps } from '@/components/static/cachedByProps'
import { Static } from '@/components/static/Static'
import type { TagIds } from '@/domain/site/tags'

import type { start } from './consent.island'
import { ConsentBanner } from './ConsentBanner'
import { ConsentSettings } from './ConsentSettings'
import type { ConsentTexts } from './consentTexts'

type Props = {
  ids: TagIds
  texts: ConsentTexts
  policyHref: string | undefined
  privacyHref: string | undefined
  /** Where the question stands on wide screens. */
  corner: 'left' | 'right'
  words: { close: string }
}

const ConsentIsland = island<typeof start>('consent', { wake: 'idle' })

const titleIds = { banner: 'consent-title', settings: 'consent-settings-title' }

const Dialogs = cachedByProps(({ ids, texts, policyHref, privacyHref, corner, words }: Props) => {
  const links = [
    { href: policyHref, label: texts.policyLink },
    { href: privacyHref, label: texts.privacyLink },
  ].flatMap(({ href, label }) => (href && label ? [{ href, label }] : []))
  return (
    <ConsentIsland props={{ ids, sheet: sheetAddress('consent') }}>
      <dialog
        open
        data-check="unread"
        aria-labelledby={titleIds.banner}
        data-corner={corner}
        className="consent-sheet consent-banner"
      >
        <ConsentBanner titleId={titleIds.banner} texts={texts} links={links} />
      </dialog>
      <dialog aria-labelledby={titleIds.settings} className="consent-sheet consent-settings">
        <ConsentSettings titleId={titleIds.settings} texts={texts} words={words} />
      </dialog>
    </ConsentIsland>
  )
})

/** Asks a visitor once for consent, and again when a link to the settings is followed. */
export const ConsentSheet = (props: Props) => (
  <Static>
    <Dialogs {...props} />
  </Static>
)
