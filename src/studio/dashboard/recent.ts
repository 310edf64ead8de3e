import { createRecentAnswers } from '@/data/core/recentAnswers'
import type { KindMovement, SlowListing } from '@/data/dashboard/movement'
import type { TrendWeek } from '@/data/dashboard/trends'
import type { WeekFigure } from '@/data/dashboard/week'

/**
 * What is counted over the days of all listings takes seconds where there are a hundred thousand, and
 * hardly changes within minutes. Whatever asks for work is counted at once.
 */
const MINUTES = 5
const answers = <Result>() => createRecentAnswers<Result>(MINUTES * 60_000)

export const recentViews = answers<WeekFigure>()
export const recentTrends = answers<TrendWeek[]>()
export const recentSlow = answers<SlowListing[]>()
export const recentKinds = answers<KindMovement[]>()
