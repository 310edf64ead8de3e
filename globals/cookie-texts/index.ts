import type { GroupField } from 'payload'

import { editors, siteOrStaff } from '@/access/rules'
import { row } from '@/fields/layout'
import { localizedText, localizedTextarea } from '@/fields/localized'
import { globalWithWords } from '@/fields/withWords'

import words from './words.json'

/**
 * The choices of the cookie banner: the first is always on, each other switches one kind of
 * consent.
 */
const option = (name: string): GroupField => ({
  name,
  type: 'group',
  fields: [localizedText('title'), localizedTextarea('text')],
})

export const CookieTexts = globalWithWords(
  {
    slug: 'cookie-texts',
    access: { read: siteOrStaff, update: editors },
    fields: [
      localizedText('title'),
      localizedTextarea('text'),
      row(localizedText('policyLink'), localizedText('privacyLink')),
      row(localizedText('agree'), localizedText('decline')),
      row(localizedText('agreePartly'), localizedText('changeSettings')),
      ...['option1', 'option2', 'option3', 'option4', 'option5'].map(option),
    ],
  },
  words,
)
