/**
 * Ignores failed writes to the log: the disk may be full, or the terminal closed. Without these
 * listeners a failed write is an uncaught exception, and reporting that fails again, endlessly.
 */
export function tolerateLostOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
