import { payload } from '../core/payload'
import { processFeeds } from './importRun'

/** Processes the feeds and pictures that are due. */
export const sweepDueFeeds = async (): Promise<void> => processFeeds(await payload())
