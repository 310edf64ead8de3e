import { consentMode, noneAllowed } from '@/domain/privacy/consent'

/** Milliseconds a tag waits for the stored choice of the visitor. */
const WAIT_MS = 500

/**
 * Google's Consent Mode v2: everything is denied until the visitor chooses. Must run before
 * anything that loads a tag.
 */
export const consentDefaultsScript = [
  'window.dataLayer=window.dataLayer||[]',
  'function gtag(){dataLayer.push(arguments)}',
  `gtag('consent','default',${JSON.stringify({ ...consentMode(noneAllowed), wait_for_update: WAIT_MS })})`,
].join(';')
