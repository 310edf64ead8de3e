const INTERVAL_MS = 5000

/**
 * Says how far a long step is, at most every five seconds: a short one says nothing.
 * @param {(text: string, percent?: number) => void} report
 * @param {string} title
 */
export function progressOf(report, title) {
  let last = performance.now()
  return (done, total) => {
    const now = performance.now()
    if (now - last < INTERVAL_MS) return
    last = now
    const percent = Math.floor((done / total) * 100)
    report(`${title}: ${percent} %`, percent)
  }
}

export const megabytes = (bytes) => `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`
