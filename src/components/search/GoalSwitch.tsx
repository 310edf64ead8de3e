import type { Goal } from '@/domain/catalogue/vocabulary'

export type GoalChoice = {
  goal: Goal
  /** The list of this goal, where there is one. */
  href: string | undefined
  /** The word on the switch. */
  label: string
  /** The words on the button while this goal is chosen. */
  show: string
}

/** Chooses between the lists for sale and for rent; the button beside it says what is chosen. */
export const GoalSwitch = ({
  id,
  label,
  choices,
}: {
  id: string
  label: string
  choices: GoalChoice[]
}) => (
  <fieldset className="switch">
    <legend className="sr-only">{label}</legend>
    {choices.map(({ goal, label: name }, index) => (
      <label key={goal}>
        <input
          type="radio"
          id={`${id}-${goal}`}
          name="goal"
          value={goal}
          defaultChecked={index === 0}
        />
        <span>{name}</span>
      </label>
    ))}
  </fieldset>
)
