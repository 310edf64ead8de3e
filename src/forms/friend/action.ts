import { tellFriend } from '@/data/leads/friend'
import { addressOfSubject } from '@/data/leads/subject'

import { answer } from '../fields'
import { defineForm } from '../form'
import { friendFields, friendIntro } from './fields'
import { friendSchema } from './schema'

/** A listing for somebody else. His address is written on the one mail to him and nowhere else. */
export const friendForm = defineForm({
  kind: 'friend',
  lists: [],
  fits: ({ property }) => property !== undefined,
  intro: friendIntro,
  fields: friendFields,
  schema: friendSchema,
  act: async ({ friendName, friendEmail, ...person }, { subject, locale }) => ({
    lead: {
      kind: 'friend',
      person,
      answers: (language) => answer(language, 'friendName', friendName),
      apart: friendEmail,
      thanks: 'friend_sent',
      told: { friendName },
      leadsTo: await addressOfSubject(subject, locale),
      isQuiet: true,
      also: (req) => tellFriend(req, { sender: person, friend: { name: friendName, address: friendEmail }, subject, locale }),
    },
  }),
})
