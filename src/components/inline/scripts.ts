import { beaconScript } from '../audience/beaconScript'
import { consentDefaultsScript } from '../consent/defaultsScript'
import { consentEarlyScript } from '../consent/earlyScript'
import { earlyMessageScript as mapEarlyScript } from '../map/frame/earlyMessageScript'
import { languageScript } from '../shell/languageScript'
import { speculationRules } from '../speculation/rules'

/**
 * All inline scripts of the site. The build writes their hashes into the list from which the front
 * allows inline scripts, so each is a constant: values that differ per page go into `data-`
 * attributes.
 */
export const inlineScripts = {
  beacon: beaconScript,
  consentDefaults: consentDefaultsScript,
  consentEarly: consentEarlyScript,
  language: languageScript,
  mapEarly: mapEarlyScript,
  speculation: speculationRules,
} as const

export type InlineScriptName = keyof typeof inlineScripts
