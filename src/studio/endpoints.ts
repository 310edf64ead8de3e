import type { Endpoint, Plugin } from 'payload'

import { changeManyProperties } from './bulk/endpoint'
import { cityImport } from './city-import/endpoint'
import { answerByMail } from './enquiry/endpoint'
import { feedEndpoints, portalDownload } from './feeds/endpoints'
import { inboxExport } from './inbox/endpoint'
import { staffForgotPassword, staffLogin, staffResetPassword } from './login/endpoints'
import { previewMailText, sendMailAgain } from './mails/endpoints'
import { ownerPresses } from './owner/endpoints'
import { arrangeMenuItems } from './menus-tree/endpoint'
import { movePagesInTree } from './pages-tree/endpoint'
import { personCopy, personErasure } from './privacy/endpoints'
import { alikeProperties, publishPropertyAnyway } from './property/endpoints'
import { ownSecurity } from './security/endpoint'
import { recordActivity, recordFeedback } from './record/endpoints'
import { reportAgain, reportFile } from './reports/endpoints'
import { renewOwnAgenda } from './visits/endpoint'

const own: Partial<Record<string, Endpoint[]>> = {
  cities: [cityImport],
  menus: [arrangeMenuItems],
  pages: [movePagesInTree],
  properties: [changeManyProperties, publishPropertyAnyway, alikeProperties, recordActivity],
  mails: [sendMailAgain],
  'mail-texts': [previewMailText],
  owners: ownerPresses,
  reports: [reportFile, reportAgain],
  enquiries: [inboxExport, personCopy, personErasure, answerByMail],
  users: [staffLogin, staffForgotPassword, staffResetPassword, ownSecurity],
  appointments: [renewOwnAgenda, recordFeedback],
  feeds: feedEndpoints,
  portals: [portalDownload],
}

/** What the studio's own screens ask for, beside the collections they belong to. */
export const studioEndpoints: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    endpoints: [...(own[collection.slug] ?? []), ...(collection.endpoints || [])],
  })),
})
