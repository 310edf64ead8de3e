/**
 * The number of properties that one request changes. A list is sent in batches to show progress.
 */
export const BATCH_SIZE = 25
