import { allowsAnything, type Choices } from '../privacy/consent'

/** The accounts of the services that measure and advertise, as staff gave them in the settings. */
export type TagIds = {
  analyticsId?: string
  adsId?: string
  tagManagerId?: string
  pixelId?: string
}

type TagSettings = { [id in keyof TagIds]?: string | null | undefined }

/** The accounts out of the settings, and nothing else of them: these are sent to the browser. */
export const tagIdsOf = ({ analyticsId, adsId, tagManagerId, pixelId }: TagSettings): TagIds => ({
  ...(analyticsId && { analyticsId }),
  ...(adsId && { adsId }),
  ...(tagManagerId && { tagManagerId }),
  ...(pixelId && { pixelId }),
})

export const hasTags = (ids: TagIds): boolean => Object.keys(ids).length > 0

/**
 * Names the companies whose scripts a page may load once the visitor agrees; nothing when there are
 * none.
 */
export function tagGroups({ pixelId, ...google }: TagIds): string | undefined {
  const groups = [hasTags(google) && 'google', google.adsId && 'ads', pixelId && 'meta']
  return groups.filter(Boolean).join(' ') || undefined
}

/**
 * What a choice allows. The pixel hands data of the visit to its company, so it needs both of the
 * advertising choices.
 */
export function allowedTags(ids: TagIds, choices: Choices): TagIds {
  return tagIdsOf({
    analyticsId: choices.analyticsStorage ? ids.analyticsId : null,
    adsId: choices.adStorage ? ids.adsId : null,
    tagManagerId: allowsAnything(choices) ? ids.tagManagerId : null,
    pixelId: choices.adStorage && choices.adUserData ? ids.pixelId : null,
  })
}

const measuring = /^(_ga(_|$)|_gid$|_gat(_|$))/
const advertising = /^(_gcl_|_gac_|_fbp$|_fbc$)/

/** Which cookies of this host a choice no longer covers. */
export const cookiesToRemove = (
  names: readonly string[],
  { analyticsStorage, adStorage }: Choices,
): string[] =>
  names.filter(
    (name) => (!analyticsStorage && measuring.test(name)) || (!adStorage && advertising.test(name)),
  )

/** The host and every domain above it: a tag sets its cookies as high as the browser lets it. */
export function cookieDomains(host: string): string[] {
  const labels = host.split('.')
  return labels.map((_, at) => labels.slice(at).join('.'))
}
