import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { z } from 'zod'

import { clockOf } from '@/domain/viewings/times'

import { moveDates, moveTo } from './calendar'
import * as shape from './shapes'

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'data')

const read = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'))
const { days, weeks } = moveTo(clockOf(new Date()).day)
const listIn = (name: string): unknown[] => z.array(z.unknown()).parse(read(name))

/**
 * The content of the demo agency. A file that does not match its schema stops the loader before it
 * writes.
 */
export const pictures = z.array(shape.picture).parse(read('../media'))
export const propertyTypes = z.array(shape.propertyType).parse(read('property-types'))
export const cities = z.array(shape.city).parse(read('cities'))
export const provinceNames = shape.texts.parse(read('provinces'))
export const categories = z.array(shape.category).parse(read('categories'))
export const articles = z
  .array(shape.article)
  .parse([
    ...listIn('articles/verkoop'),
    ...listIn('articles/verhuur'),
    ...listIn('articles/beheer'),
    ...listIn('articles/reviews'),
  ])
export const pages = z
  .array(shape.page)
  .parse([...listIn('pages/site'), ...listIn('pages/thank-you'), ...listIn('pages/legal')])
export const modules = z.array(shape.siteModule).parse(read('modules'))
export const menus = z.array(shape.menu).parse(read('menus'))
export const staffMembers = z.array(shape.staffMember).parse(read('users'))
export const owners = z.array(shape.owner).parse(moveDates(read('owners'), weeks))
export const testimonials = z.array(shape.testimonial).parse(moveDates(read('testimonials'), weeks))
export const properties = z.array(shape.property).parse(moveDates(read('properties'), weeks))
/** Units of the projects are properties too, beside the 81 of the lists. */
export const units = z.array(shape.property).parse(moveDates(read('units'), weeks))
export const projects = z.array(shape.project).parse(read('projects'))
export const documents = z.array(shape.document).parse(read('documents'))
export const activities = z.array(shape.activity).parse(moveDates(read('activities'), weeks))
export const answerTemplates = z.array(shape.answerTemplate).parse(read('answer-templates'))
export const activityTemplates = z.array(shape.activityTemplate).parse(read('activity-templates'))
export const enquiries = z.array(shape.enquiry).parse(moveDates(read('enquiries'), days))
export const demands = z.array(shape.demand).parse(read('demands'))
export const appointments = z.array(shape.appointment).parse(moveDates(read('appointments'), weeks))
export const visitDays = z.array(shape.visitDay).parse(read('visit-days'))
export const subscribers = z.array(shape.subscriber).parse(moveDates(read('subscribers'), days))
export const sentences = shape.sentences.parse(read('sentences'))
export const styles = shape.styles.parse(read('styles'))
export const showpieces = shape.showpieces.parse(read('showpieces'))

export const globals = {
  settings: shape.anyRecord.parse(read('globals/settings')),
  'top-bar': shape.anyRecord.parse(read('globals/top-bar')),
  footer: shape.anyRecord.parse(read('globals/footer')),
  popup: shape.anyRecord.parse(read('globals/popup')),
  'home-search': shape.anyRecord.parse(read('globals/home-search')),
  'cookie-texts': shape.anyRecord.parse(read('globals/cookie-texts')),
  'path-table': shape.anyRecord.parse(read('globals/path-table')),
  'property-detail': shape.anyRecord.parse(read('globals/property-detail')),
} as const
