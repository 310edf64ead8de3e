/**
 * Formats the stack of each reason for which something is aborted. React and Next abort several
 * controllers at the end of every rendering, from a callback of `setImmediate`. Until the stack of
 * the reason is read, V8 holds its frames as objects: the `Immediate`, and through the queue it ran
 * in those of other requests, with all that was rendered for them. One request that is still
 * referred to would keep every request that ran beside it, until the process has no memory left.
 */
export function formatAbortReasons(): void {
  const { abort } = AbortController.prototype
  AbortController.prototype.abort = function (...reason) {
    abort.apply(this, reason)
    void (this.signal.reason as Partial<Error> | null)?.stack
  }
}
