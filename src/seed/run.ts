import config from '@payload-config'
import { getPayload } from 'payload'

import { env } from '@/env'

import { loadAdmin } from './load/admin'
import { loadArticles, loadCategories } from './load/articles'
import { loadAudience, loadMandates } from './load/audience'
import {
  loadActivities,
  loadActivityTemplates,
  loadAnswerTemplates,
  loadProjects,
  loadProperties,
} from './load/catalogue'
import { loadBareSettings, loadGlobals, loadSettings } from './load/globals'
import {
  loadAppointments,
  loadDemands,
  loadEnquiries,
  loadSubscribers,
  loadVisitDays,
} from './load/enquiries'
import { loadDocuments } from './load/documents'
import { loadMailTexts } from './load/mailTexts'
import { loadMedia, picturesFolder } from './load/media'
import { loadMenus, loadModules } from './load/modules'
import type { SeedContext } from './load/createOnce'
import { loadPages, placeModules } from './load/pages'
import { takeReadySizes } from './load/readySizes'
import { loadOwners, loadStaff, loadTestimonials } from './load/people'
import { loadCities, loadPropertyTypes } from './load/places'
import { Refs } from './load/refs'
import { makeTranslatable } from './load/translations'

type Step = readonly [what: string, ...loaders: ((seeding: SeedContext) => Promise<void>)[]]

/** Records before those that refer to them. */
const demoSteps: Step[] = [
  ['pictures', loadMedia],
  ['settings and staff', loadSettings, loadStaff, loadOwners],
  ['types and cities', loadPropertyTypes, loadCities],
  ['articles and reviews', loadCategories, loadArticles, loadTestimonials],
  ['pages, modules and menus', loadPages, loadModules, placeModules, loadMenus, loadGlobals],
  ['projects and properties', loadProjects, loadProperties, loadDocuments],
  [
    'history, visits and enquiries',
    loadActivities,
    loadActivityTemplates,
    loadAnswerTemplates,
    loadAudience,
    loadMandates,
    loadEnquiries,
    loadDemands,
    loadVisitDays,
    loadAppointments,
    loadSubscribers,
  ],
]
const bareSteps: Step[] = [['settings', loadBareSettings]]

/**
 * Set at the end. Finished content is never loaded again: what staff deleted or renamed stays so.
 */
const FINISHED = 'seed-finished'

const log = (line: string) => process.stdout.write(`${line}\n`)

const payload = await getPayload({ config })
const seeding: SeedContext = { payload, refs: new Refs() }
makeTranslatable(payload)
await loadMailTexts(seeding)
if (await payload.kv.has(FINISHED)) {
  log('The content was loaded before; nothing is changed.')
} else {
  takeReadySizes(payload, picturesFolder)
  const steps: Step[] = [
    ['first staff login', loadAdmin],
    ...(env.HESTIA_DEMO === 'none' ? bareSteps : demoSteps),
  ]
  for (const [name, ...loaders] of steps) {
    const start = performance.now()
    for (const load of loaders) await load(seeding)
    log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
  await payload.kv.set(FINISHED, { demo: env.HESTIA_DEMO })
}
await payload.destroy()
