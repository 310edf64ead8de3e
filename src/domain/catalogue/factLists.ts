import { comparedGroups, type FactEntry, type FactKind } from './factKinds'
import {
  facts,
  type BrochureFact,
  type ComparedFact,
  type Fact,
  type FeedFact,
  type PropertyFact,
} from './propertyFacts'

const names = Object.keys(facts) as Fact[]

/**
 * Returns the facts of a list: in the order of the table, but one that says so stands directly
 * before another fact of the list.
 */
function listFacts<Name extends Fact>(
  isListed: (entry: FactEntry) => boolean,
  list?: keyof NonNullable<FactEntry['before']>,
): readonly Name[] {
  const target = (name: Fact) => list && facts[name].before?.[list]
  const listed = names.filter((name) => isListed(facts[name]))
  const ordered = listed.filter((name) => target(name) === undefined)
  for (const name of listed) {
    const next = target(name)
    if (next === undefined) continue
    const at = ordered.findIndex((other) => other === next)
    if (at < 0) throw new Error(`${name} stands before ${next}, which is not in the list ${list}`)
    ordered.splice(at, 0, name)
  }
  return ordered as Name[]
}

/** The facts that the page of a listing can show, in the order in which they are usually told. */
export const propertyFacts = listFacts<PropertyFact>(({ only }) => only !== 'feed', 'page')
export const feedFacts = listFacts<FeedFact>(({ only }) => only !== 'page')
/** The facts shown side by side when listings are compared, in groups. */
export const comparedFacts = comparedGroups.map((group) => ({
  group,
  facts: listFacts<ComparedFact>(({ compared }) => compared === group, 'compared'),
}))
export const brochureFactsOf = (part: FactEntry['brochure']) =>
  listFacts<BrochureFact>(({ brochure }) => brochure === part, 'brochure')
export const factsInRow = (row: FactEntry['row']) => listFacts<Fact>((entry) => entry.row === row)
export const factsOfFeature = (feature: FactEntry['feature']) =>
  listFacts<Fact>((entry) => entry.feature === feature)

/** Returns the key under `options` of the names of a fact's choices. */
export const vocabularyOf = (fact: Fact): string => {
  const kind: FactKind = facts[fact].kind
  return (kind.is === 'choice' ? kind.vocabulary : undefined) ?? fact
}
