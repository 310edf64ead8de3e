/** The SQL condition that a viewing took place with its visitor; one who did not come is no viewing made. */
export const WAS_HELD_SQL = `status = 'done' and outcome is distinct from 'absent'`
