import * as z from 'zod/mini'

import type { Asking } from '@/domain/forms/asking'

import { person, reachable, ticked } from '../rules'

export const testimonialSchema = (asking: Asking) => z.object({ ...person(asking), publish: ticked('required') }).check(reachable(asking))
