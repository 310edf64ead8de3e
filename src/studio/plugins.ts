import { studioEndpoints } from './endpoints'
import { languagesSideBySide } from './languages/plugin'
import { askedBeforeBack } from './leave/plugin'
import { menuByRole } from './menu'
import { livePreviews } from './preview'
import { releasesBeside } from './releases/plugin'
import { ownTerms } from './terms'
import { versionsInWords } from './versions/plugin'

/** The plugins by which the studio extends collections and globals. */
export const studioPlugins = [
  studioEndpoints,
  livePreviews,
  releasesBeside,
  languagesSideBySide,
  versionsInWords,
  askedBeforeBack,
  menuByRole,
  ownTerms,
]
