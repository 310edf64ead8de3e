/** Selects one row for each recent day and one row without a day for all earlier ones. */
export const AUDIENCE_QUERY = `
  select case when day >= $2::date then day::text end as day, sum(visits)::integer as visits, sum(visitors)::integer as visitors
  from property_visits where property = $1 group by 1`
