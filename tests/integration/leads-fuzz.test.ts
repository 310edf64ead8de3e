import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { postForm } from './support/forms'
import { addressOf, INSIDE, oddForm } from './support/oddForms.mjs'
import { usePayload } from './support/payload'

usePayload()

/** `npm run bench -- leads` sends a hundred thousand over HTTP. */
const REQUESTS = 2000

describe('whatever is sent to a form', () => {
  it('is answered without failing and without telling of the inside', async () => {
    let at = 0
    await fc.assert(
      fc.asyncProperty(oddForm, async ({ sent, ...how }) => {
        at += 1
        const answer = await postForm(
          {},
          { ...how, ...sent, lang: encodeURIComponent(how.lang), address: addressOf(at) },
        )
        expect(answer.status).toBeLessThan(500)
        expect(await answer.text()).not.toMatch(INSIDE)
        expect(answer.headers.get('location') ?? '/').toMatch(/^\//)
      }),
      { numRuns: REQUESTS },
    )
  })
})
