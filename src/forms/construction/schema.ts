import * as z from 'zod/mini'

import type { Asking } from '@/domain/forms/asking'

import { line, person, reachable } from '../rules'

export const constructionSchema = (asking: Asking) => z.object({ ...person(asking), unit: line('optional', 20) }).check(reachable(asking))
