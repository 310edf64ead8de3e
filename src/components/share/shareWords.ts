import type { translate } from '@/i18n/translate'

/** The words of the share button and its list, in the language of the page. */
export const shareWords = (t: ReturnType<typeof translate>) => ({
  share: t('listing.share.share'),
  copy: t('listing.share.copy'),
  copied: t('listing.share.copied'),
  notCopied: t('listing.share.notCopied'),
  mail: t('listing.share.mail'),
  friend: t('listing.share.friend'),
  print: t('listing.share.print'),
  newWindow: t('listing.share.newWindow'),
})

export type ShareWords = ReturnType<typeof shareWords>
