import { Consent } from '@/components/islands'
import { Static } from '@/components/static/Static'
import type { TagIds } from '@/domain/tags'

import { ConsentBanner } from './ConsentBanner'
import { ConsentSettings } from './ConsentSettings'
import type { ConsentTexts } from './consentTexts'

type Props = { ids: TagIds; texts: ConsentTexts; policyHref: string | undefined; privacyHref: string | undefined; words: { close: string } }

const titleIds = { banner: 'consent-title', settings: 'consent-settings-title' }

/** Asks a visitor once what may be measured, and again whenever a link to the settings is followed. */
export function ConsentSheet({ ids, texts, policyHref, privacyHref, words }: Props) {
  const links = [
    { href: policyHref, label: texts.policyLink },
    { href: privacyHref, label: texts.privacyLink },
  ].flatMap(({ href, label }) => (href && label ? [{ href, label }] : []))

  return (
    <Consent
      ids={ids}
      titleIds={titleIds}
      banner={
        <Static>
          <ConsentBanner titleId={titleIds.banner} texts={texts} links={links} />
        </Static>
      }
      settings={
        <Static>
          <ConsentSettings titleId={titleIds.settings} texts={texts} words={words} />
        </Static>
      }
    />
  )
}
