import { cachedGlobal } from '../core/cachedGlobal'

/**
 * Finds the layout of a property page: which facts show, which banners replace the price, notices.
 */
export const findPropertyDetail = cachedGlobal('property-detail')
