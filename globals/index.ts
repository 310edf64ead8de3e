import type { GlobalConfig } from 'payload'

import { CookieTexts } from './cookie-texts'
import { Footer } from './footer'
import { FormRules } from './form-rules'
import { HomeSearch } from './home-search'
import { PathTable } from './path-table'
import { Popup } from './popup'
import { PropertyDetail } from './property-detail'
import { Settings } from './settings'
import { TopBar } from './top-bar'

/** All globals of the configuration. */
export const globals: GlobalConfig[] = [
  Settings,
  TopBar,
  Footer,
  Popup,
  HomeSearch,
  CookieTexts,
  PathTable,
  PropertyDetail,
  FormRules,
]
