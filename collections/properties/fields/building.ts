import { factTab } from './factField'

export const layout = factTab('layout')
export const building = factTab('building')
