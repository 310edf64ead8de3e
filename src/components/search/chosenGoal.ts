/** Returns the goal that is chosen in the form of the search; empty in a form without a choice. */
export function chosenGoal(form: HTMLFormElement): string {
  const goal = new FormData(form).get('goal')
  return typeof goal === 'string' ? goal : ''
}
