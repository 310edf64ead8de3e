/** How a document stands: changed, on its way, stored, or refused. */
export type SaveState = 'unsaved' | 'saving' | 'saved' | 'notSaved'

type Send<Change> = (change: Partial<Change>) => Promise<boolean>

/**
 * Saves the changes of one document one after the other. Two saves of a document at the same moment each write what they
 * read before, and the later one takes away what the earlier one wrote. What changes while a save is under way is sent
 * together after it; what could not be saved is kept and sent again with the next change, or when asked to.
 */
export class SaveQueue<Change extends object> {
  private waiting: Partial<Change> = {}
  private running: Promise<boolean> | undefined

  /** `tell` hears how the document stands: saved only when nothing waits any more. */
  constructor(
    private readonly send: Send<Change>,
    private readonly onState: (state: SaveState) => void,
  ) {}

  private get isWaiting(): boolean {
    return Object.keys(this.waiting).length > 0
  }

  /** Keeps a change until the next `flush`. */
  hold(change: Partial<Change>): void {
    this.waiting = { ...this.waiting, ...change }
    if (!this.running) this.onState('unsaved')
  }

  /**
   * Sends what waits and says whether all of it is stored. When a save is under way, that one goes
   * on with it.
   */
  flush(): Promise<boolean> {
    if (!this.running && !this.isWaiting) return Promise.resolve(true)
    this.running ??= this.run()
    return this.running
  }

  save(change: Partial<Change>): Promise<boolean> {
    this.hold(change)
    return this.flush()
  }

  /** Gives up what could not be saved. */
  discard(): void {
    this.waiting = {}
  }

  private async run(): Promise<boolean> {
    while (this.isWaiting) {
      this.onState('saving')
      const change = this.waiting
      this.waiting = {}
      const isSaved = await this.send(change).catch(() => false)
      if (!isSaved) {
        // What was typed since is newer than what failed.
        this.waiting = { ...change, ...this.waiting }
        return this.end('notSaved')
      }
    }
    return this.end('saved')
  }

  /** A save is over before that is told: what is changed on hearing it begins a save of its own. */
  private end(state: 'saved' | 'notSaved'): boolean {
    this.running = undefined
    this.onState(state)
    return state === 'saved'
  }
}
