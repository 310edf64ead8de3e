import type { Endpoint, Plugin } from 'payload'

import { extendAll } from '@/fields/extend'

import { ownSecurity } from './accounts/endpoint'
import { resetColleagueFactors } from './accounts/resetEndpoint'
import { suspensionEndpoints } from './accounts/suspensionEndpoints'
import { changeManyProperties, takeBackChange } from './bulk/endpoint'
import { duplicatesOfProperty, publishPropertyAnyway } from './catalogue/endpoints'
import { cityImport } from './city-import/endpoint'
import { answerByMail } from './enquiries/endpoint'
import { searchEverywhere } from './everywhere/endpoint'
import { feedEndpoints } from './feeds/endpoints'
import { portalDownload } from './feeds/portalDownload'
import { guidePicture } from './guide/endpoint'
import { inboxExport } from './inbox/endpoint'
import { inspectionEndpoints } from './inspection/endpoints'
import { sendLeadAgain } from './leads/endpoint'
import { exportOf } from './list-export/endpoint'
import {
  staffForgotPassword,
  staffLogin,
  staffPasskeyChallenge,
  staffResetPassword,
} from './login/endpoints'
import { previewMailText, sendFailedAgain, sendMailAgain } from './mail/endpoints'
import { mapEndpoints } from './map/endpoints'
import { uploadOnce } from './media/uploadOnce'
import { arrangeMenuItems } from './menus-tree/endpoint'
import { ownerActions } from './owners/endpoints'
import { pagePlaceEndpoints } from './page-place/endpoints'
import { movePagesInTree } from './pages-tree/endpoint'
import { placeEndpoints } from './place/endpoints'
import { personCopy, personErasure } from './privacy/endpoints'
import { recordActivity, recordFeedback } from './record/endpoints'
import { actOnRelease } from './releases/endpoint'
import { reportFile, reportHandedOver, resendReport } from './reports/endpoints'
import { themeEndpoints } from './theme/endpoints'
import { renewOwnAgenda } from './viewings/endpoint'

const endpoints: Partial<Record<string, Endpoint[]>> = {
  cities: [cityImport],
  menus: [arrangeMenuItems],
  pages: [movePagesInTree, ...pagePlaceEndpoints],
  properties: [
    changeManyProperties,
    takeBackChange,
    publishPropertyAnyway,
    duplicatesOfProperty,
    recordActivity,
    ...inspectionEndpoints,
    ...placeEndpoints,
  ],
  media: [uploadOnce],
  mails: [sendMailAgain, sendFailedAgain],
  'mail-texts': [previewMailText],
  owners: [...ownerActions, exportOf('owners')],
  demands: [exportOf('demands')],
  subscribers: [exportOf('subscribers')],
  releases: [actOnRelease],
  reports: [reportFile, reportHandedOver, resendReport],
  enquiries: [inboxExport, personCopy, personErasure, answerByMail, sendLeadAgain],
  users: [
    staffLogin,
    staffPasskeyChallenge,
    staffForgotPassword,
    staffResetPassword,
    ownSecurity,
    resetColleagueFactors,
    ...suspensionEndpoints,
    searchEverywhere,
    guidePicture,
  ],
  appointments: [renewOwnAgenda, recordFeedback, exportOf('appointments')],
  feeds: feedEndpoints,
  portals: [portalDownload],
}

/** Adds the endpoints of the studio's own screens to the collections and globals they belong to. */
export const studioEndpoints: Plugin = (config) =>
  extendAll(config, {
    collection: ({ slug }) => ({ endpoints: endpoints[slug] }),
    global: ({ slug }) => ({
      endpoints: slug === 'settings' ? [...mapEndpoints, ...themeEndpoints] : undefined,
    }),
  })
