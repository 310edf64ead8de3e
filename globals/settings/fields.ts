import type { Field, GroupField } from 'payload'

import { nobody } from '@/access/rules'
import { enquiryKinds } from '@/domain/enquiries/forms'
import { isAgentNumber, isCompanyNumber, isVatNumber } from '@/domain/legal/companyNumbers'
import { defaultExcludingWords } from '@/domain/legal/excludingWords'
import { pointKinds } from '@/domain/map/nearby'
import { headingFonts, mapStyles, textFonts } from '@/domain/site/options'
import { linkField } from '@/fields/link'
import { choice, row, tabOf } from '@/fields/layout'
import { localizedText, localizedTextarea } from '@/fields/localized'
import { accountField, colourField, officialNumber, openTimesField } from '@/fields/patterns'
import { rowLabel } from '@/fields/rowLabel'
import { locales } from '@/i18n/locales'

import { defaultInUse, languagesInUse } from './languagesInUse'
import { completeIdentity } from './completeIdentity'

const text = (name: string): Field => ({ name, type: 'text' })
const picture = (name: string): Field => ({ name, type: 'upload', relationTo: 'media' })

export const identity = tabOf('identity', [
  { name: 'isLive', type: 'checkbox', defaultValue: false, validate: completeIdentity },
  text('agencyName'),
  row(text('street'), text('zip'), text('city')),
  row(text('phone'), { name: 'email', type: 'email' }),
  localizedTextarea('openingHours'),
  openTimesField('openTimes'),
  row(
    officialNumber('vatNumber', isVatNumber, 'notVatNumber'),
    officialNumber('kboNumber', isCompanyNumber, 'notCompanyNumber'),
  ),
  row(
    localizedText('bivTitle'),
    officialNumber('bivNumber', isAgentNumber, 'notAgentNumber'),
    localizedText('countryOfRecognition'),
  ),
  row(localizedText('insurer'), text('policyNumber')),
  localizedText('supervisor'),
  linkField('codeOfConductUrl'),
  localizedTextarea('fees'),
  row({ name: 'securityContact', type: 'email' }, linkField('securityPolicy')),
])

export const languages = tabOf('languages', [
  {
    name: 'languages',
    type: 'array',
    maxRows: locales.length,
    defaultValue: locales.map((code) => ({ code, use: true })),
    validate: languagesInUse,
    admin: { components: { RowLabel: rowLabel('code') } },
    fields: [
      row(choice('code', locales, { vocabulary: 'locale', required: true }), {
        name: 'use',
        type: 'checkbox',
        defaultValue: true,
      }),
    ],
  },
  choice('defaultLanguage', locales, {
    vocabulary: 'locale',
    required: true,
    defaultValue: locales[0],
    validate: defaultInUse,
  }),
])

export const leads = tabOf('leads', [
  {
    name: 'recipients',
    type: 'array',
    admin: { components: { RowLabel: rowLabel('email') } },
    fields: [
      row(choice('form', enquiryKinds, { vocabulary: 'enquiryKind', required: true }), {
        name: 'email',
        type: 'email',
        required: true,
      }),
    ],
  },
  { name: 'overdueHours', type: 'number', min: 1, defaultValue: 24 },
])

export const law = tabOf('law', [
  {
    name: 'inspection',
    type: 'ui',
    admin: { components: { Field: '/src/studio/inspection/InspectionLink#InspectionLink' } },
  },
  {
    name: 'excludingWords',
    type: 'textarea',
    maxLength: 10_000,
    // A list that was never changed follows the release.
    hooks: { afterRead: [({ value }) => value ?? defaultExcludingWords.join('\n')] },
    admin: { rows: 16 },
  },
])

export const header = tabOf('header', [
  { name: 'changeOnScroll', type: 'checkbox', defaultValue: true },
  { name: 'showLogoAtStart', type: 'checkbox', defaultValue: true },
  row(picture('logo'), picture('logoSmall')),
])

const themeFields = (): Field[] => [
  row(
    colourField('paper', '#faf7f2'),
    colourField('ink', '#1c2723'),
    colourField('moss', '#2f5d50'),
  ),
  row(colourField('brick', '#b4532a'), colourField('sand', '#e4dccf')),
  row(
    choice('headingFont', headingFonts, { defaultValue: 'fraunces' }),
    choice('textFont', textFonts, { defaultValue: 'figtree' }),
    { name: 'radius', type: 'number', min: 0, max: 16, defaultValue: 4 },
  ),
]

/** Only the endpoints of the theme write these: what staff choose is a draft until it is published. */
const onlyPublished = { access: { update: nobody }, admin: { hidden: true } } as const
const liveTheme: GroupField = {
  name: 'theme',
  type: 'group',
  ...onlyPublished,
  fields: themeFields(),
}

export const theme = tabOf('theme', [
  { name: 'themeDraft', type: 'group', fields: themeFields() },
  liveTheme,
  { name: 'formerTheme', type: 'json', ...onlyPublished },
  {
    name: 'themeStudio',
    type: 'ui',
    admin: { components: { Field: '/src/studio/theme/ThemeStudio#ThemeStudio' } },
  },
])

export const staffLogins = tabOf('staffLogins', [
  { name: 'requireSecondFactor', type: 'checkbox', defaultValue: false },
])

export const analytics = tabOf('analytics', [
  row(accountField('analyticsId', /^G-[A-Z0-9]{4,16}$/), accountField('adsId', /^AW-\d{6,16}$/)),
  row(accountField('tagManagerId', /^GTM-[A-Z0-9]{4,12}$/), accountField('pixelId', /^\d{6,20}$/)),
])

export const maps = tabOf('maps', [
  {
    name: 'mapFile',
    type: 'ui',
    admin: { components: { Field: '/src/studio/map/MapFilePanel#MapFilePanel' } },
  },
  row(
    accountField('mapToken', /^pk\.[\w.-]{20,400}$/),
    choice('mapStyle', mapStyles, { defaultValue: 'light' }),
  ),
  row(
    { name: 'mapPlace', type: 'relationship', relationTo: 'cities' },
    { name: 'mapZoom', type: 'number', min: 7, max: 14, defaultValue: 11 },
  ),
  choice('nearbyPoints', pointKinds, {
    vocabulary: 'nearbyPoint',
    hasMany: true,
    defaultValue: [...pointKinds],
  }),
])
