import type { Condition } from 'payload'

export const isSale: Condition = (data) => data.goal !== 'rent'
export const isRent: Condition = (data) => data.goal === 'rent'
export const isUnit: Condition = (data) => Boolean(data.project)

export const shownWithGoal = (condition: Condition) => ({ admin: { condition } })
