const states: Map<string, unknown> = ((
  globalThis as { hestiaStates?: Map<string, unknown> }
).hestiaStates ??= new Map())

/**
 * Returns what this process keeps under a name, made at the first use: queues, limits, and what is
 * done once after a start. Next loads a module once for each bundle that imports it, so a variable of
 * a module exists several times. A name belongs to one module, which always gives it the same type.
 */
export function oncePerProcess<State extends object>(name: string, make: () => State): State {
  if (!states.has(name)) states.set(name, make())
  return states.get(name) as State
}
