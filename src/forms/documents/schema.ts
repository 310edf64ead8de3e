import * as z from 'zod/mini'

import type { Asking } from '@/domain/forms/asking'

import { person, reachable } from '../rules'

export const documentsSchema = (asking: Asking) => z.object(person(asking)).check(reachable(asking))
