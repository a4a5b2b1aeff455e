import type { WrittenRule } from '@foyer/api/staff/rules'
import { hasVariable, type PageVariable, variablesIn } from '@foyer/api/staff/variables'
import { type Fault, pathOf } from './faults.ts'

type Path = readonly PropertyKey[]

/** The paths of the texts that name variables, with each variable once. */
const naming = (value: unknown, path: Path): readonly { readonly path: Path; readonly name: PageVariable }[] => {
  if (typeof value === 'string') return [...new Set(variablesIn(value))].map((name) => ({ path, name }))
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item, i) => naming(item, [...path, i]))
  return Object.entries(value).flatMap(([key, field]) => naming(field, [...path, key]))
}

interface Named {
  readonly lead: unknown
  readonly blocks: unknown
  readonly stages: unknown
  /** the places of the activity */
  readonly stock: unknown
  readonly rule: Pick<WrittenRule, 'kind' | 'parameters'> | undefined
}

const messageOf = (name: PageVariable): string =>
  name === 'stock'
    ? 'names {stock}, but activity.stock is missing: state it, or remove the variable'
    : `names {${name}}, which the rule of this campaign does not have: remove the variable, or choose a rule that has it`

/** The faults of texts that name a value that neither the activity nor its rule has. */
export const unstatedVariables = ({ lead, blocks, stages, ...source }: Named): Fault[] =>
  [...naming(lead, ['activity', 'lead']), ...naming(blocks, ['page', 'blocks']), ...naming(stages, ['page', 'stages'])]
    .filter(({ name }) => !hasVariable(name, source))
    .map(({ path, name }) => ({ path: pathOf(path), message: messageOf(name) }))
