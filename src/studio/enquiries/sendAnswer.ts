import type { SeenEnquiry } from '@/data/enquiries/answerState'
import { enquiryStatuses } from '@/domain/enquiries/enquiries'
import { z } from '@/domain/lib/zodWithoutEval'

import { bodyOf, postJson } from '../postJson'

const seen = z.object({ answeredAt: z.string().nullable(), status: z.enum(enquiryStatuses) })
const overtaken = z.discriminatedUnion('problem', [
  z.object({
    problem: z.literal('answered'),
    by: z.string(),
    at: z.string(),
    mail: z.string(),
    seen,
  }),
  z.object({ problem: z.enum(['closed', 'spam']), seen }),
])
const sent = z.object({
  assignedTo: z.string(),
  answeredAt: z.string().nullable(),
  savedBefore: z.string().nullish(),
  savedAfter: z.string().nullish(),
})

export type Answer = { subject: string; message: string }
/** What happened to the enquiry since the colleague opened it. */
export type Overtaken = z.infer<typeof overtaken>
type AnswerResult = z.infer<typeof sent> | Overtaken | undefined

/** Sends an answer with what its writer has seen of the enquiry. Returns undefined when it failed. */
export async function sendAnswer(
  api: string,
  id: string,
  answer: Answer & { seen: SeenEnquiry },
): Promise<AnswerResult> {
  const body = await bodyOf(await postJson(`${api}/enquiries/${id}/answer`, answer))
  return sent.safeParse(body).data ?? overtaken.safeParse(body).data
}
