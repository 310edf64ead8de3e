import type { CollectionConfig } from 'payload'

import { Activities } from './activities'
import { ActivityTemplates } from './activity-templates'
import { AnswerTemplates } from './answer-templates'
import { Appointments } from './appointments'
import { Articles } from './articles'
import { AuditLog } from './audit-log'
import { Categories } from './categories'
import { Cities } from './cities'
import { Demands } from './demands'
import { Documents } from './documents'
import { Enquiries } from './enquiries'
import { FeedRuns } from './feed-runs'
import { Feeds } from './feeds'
import { MailTexts } from './mail-texts'
import { Mails } from './mails'
import { Media } from './media'
import { Menus } from './menus'
import { Modules } from './modules'
import { Owners } from './owners'
import { Pages } from './pages'
import { Portals } from './portals'
import { Projects } from './projects'
import { Properties } from './properties'
import { PropertyTypes } from './property-types'
import { Redirects } from './redirects'
import { Releases } from './releases'
import { Reports } from './reports'
import { Subscribers } from './subscribers'
import { Testimonials } from './testimonials'
import { Users } from './users'
import { VisitDays } from './visit-days'

/** All collections of the configuration. */
export const collections: CollectionConfig[] = [
  Pages,
  Modules,
  Articles,
  Categories,
  Menus,
  Redirects,
  Releases,
  Media,
  Properties,
  Projects,
  PropertyTypes,
  Cities,
  Activities,
  ActivityTemplates,
  Documents,
  Feeds,
  FeedRuns,
  Portals,
  Enquiries,
  Demands,
  Appointments,
  VisitDays,
  Subscribers,
  Testimonials,
  Mails,
  MailTexts,
  AnswerTemplates,
  Owners,
  Reports,
  Users,
  AuditLog,
]
