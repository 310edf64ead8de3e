import type { DateField, Field } from 'payload'

import { admins, nobody, staff } from '@/access/rules'
import { appointmentStatuses, contactSlots } from '@/domain/enquiries/enquiries'
import { feedbackQuestions, viewingOutcomes } from '@/domain/viewings/feedback'
import { colleague } from '@/fields/colleague'
import { endAfter } from '@/fields/endAfter'
import { choice, row } from '@/fields/layout'
import { contactLinks, languageField, personFields, statusField } from '@/fields/person'
import { collectionWithWords } from '@/fields/withWords'
import type { Appointment } from '@/payload-types'

import { updateCalendarFields } from './updateCalendarFields'
import { neverUnconfirmed, startWhenConfirmed } from './validations'
import words from './words.json'

const isAnswered = (data: Partial<Appointment>) => Boolean(data.answeredAt)
/** What the program writes, past the API. A form that was open meanwhile posts the old values. */
const byProgram = { create: nobody, update: nobody }
const fromVisitor = { access: byProgram, admin: { readOnly: true, condition: isAnswered } }

/** What the visitor said after the viewing, on their personal page. Staff read it and release it. */
const visitorAnswers: Field[] = [
  row(
    choice('liking', feedbackQuestions.liking, fromVisitor),
    choice('pricing', feedbackQuestions.pricing, fromVisitor),
    choice('intention', feedbackQuestions.intention, fromVisitor),
  ),
  { name: 'visitorWords', type: 'textarea', ...fromVisitor },
  row(
    { name: 'mayQuote', type: 'checkbox', defaultValue: false, ...fromVisitor },
    { name: 'answeredAt', type: 'date', ...fromVisitor },
  ),
  // An email asks the visitor once.
  { name: 'askedAt', type: 'date', access: byProgram, admin: { hidden: true } },
]

const dateTime: DateField['admin'] = { date: { pickerAppearance: 'dayAndTime', timeIntervals: 15 } }

export const Appointments = collectionWithWords(
  {
    slug: 'appointments',
    access: { create: staff, read: staff, update: staff, delete: admins },
    admin: {
      useAsTitle: 'fullName',
      defaultColumns: ['start', 'property', 'fullName', 'status', 'agent'],
      listSearchableFields: ['fullName', 'email', 'phone'],
      components: {
        beforeListTable: [
          '/src/studio/viewings/ViewingsLink#ViewingsLink',
          '/src/studio/list-export/ExportLink#ExportLink',
        ],
      },
    },
    defaultSort: '-start',
    hooks: { beforeChange: [updateCalendarFields] },
    fields: [
      contactLinks,
      {
        name: 'leads',
        type: 'ui',
        admin: {
          disableListColumn: true,
          components: { Field: '/src/studio/leads/LeadList#LeadList' },
        },
      },
      statusField('appointmentStatus', appointmentStatuses, { validate: neverUnconfirmed }),
      colleague('agent', { index: true, admin: { position: 'sidebar' } }),
      languageField,
      {
        name: 'enquiry',
        type: 'relationship',
        relationTo: 'enquiries',
        index: true,
        admin: { position: 'sidebar', readOnly: true },
      },
      {
        name: 'remindedAt',
        type: 'date',
        access: byProgram,
        admin: {
          position: 'sidebar',
          readOnly: true,
          condition: (data) => Boolean(data.remindedAt),
        },
      },
      // Calendars keep the file of a viewing with the highest number.
      { name: 'sequence', type: 'number', defaultValue: 0, admin: { hidden: true } },
      {
        name: 'property',
        type: 'relationship',
        relationTo: 'properties',
        required: true,
        index: true,
      },
      row(
        { name: 'start', type: 'date', index: true, admin: dateTime, validate: startWhenConfirmed },
        { name: 'end', type: 'date', validate: endAfter('start'), admin: dateTime },
      ),
      row(
        { name: 'wishDay', type: 'date' },
        choice('slot', contactSlots, { vocabulary: 'contactSlot' }),
      ),
      {
        name: 'visitDay',
        type: 'relationship',
        relationTo: 'visit-days',
        index: true,
        admin: { readOnly: true },
      },
      ...personFields,
      choice('outcome', viewingOutcomes, { vocabulary: 'viewingOutcome' }),
      { name: 'feedback', type: 'textarea' },
      row(
        { name: 'isChosen', type: 'checkbox', defaultValue: false },
        { name: 'choiceReason', type: 'textarea', maxLength: 2000 },
      ),
      { name: 'feedbackShown', type: 'checkbox', defaultValue: false },
      ...visitorAnswers,
    ],
  },
  words,
)
