/** An answer of a field: what is stored, and what staff read. */
export type Answer = { value: string; label: string }

/** Returns the letters that it takes to tell an answer from the others of its field. */
export function firstLetters(answer: Answer, all: readonly Answer[]): string {
  const others = all
    .filter(({ value }) => value !== answer.value)
    .map(({ label }) => label.toLowerCase())
  for (let length = 1; length < answer.label.length; length += 1) {
    const start = answer.label.slice(0, length)
    if (start.trim() === start && !others.some((other) => other.startsWith(start.toLowerCase())))
      return start
  }
  return answer.label
}
