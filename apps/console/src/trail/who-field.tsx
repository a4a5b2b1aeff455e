import { useText } from '@foyer/staff-interface/language'
import { useRead } from '../acts/query.ts'
import { SelectField } from '../ui/field.tsx'
import { text } from './text.ts'

interface Named {
  readonly id: string
  readonly name: string
}
const choicesOf = (all: readonly Named[]) =>
  all.toSorted((one, other) => one.name.localeCompare(other.name)).map(({ id, name }) => [id, name] as const)

/** Chooses a member of staff or a machine client by name. An id without a name is shown as it is. */
export const WhoField = ({ value, choose }: { value: string; choose: (id: string) => void }) => {
  const t = useText(text)
  const people = useRead('POST /staff/people').data?.people ?? []
  const clients = useRead('POST /staff/machines').data?.clients ?? []
  const isKnown = [...people, ...clients].some(({ id }) => id === value)
  return (
    <SelectField
      label={t.who}
      value={value}
      choose={choose}
      choices={[['', t.whoAny], ...(value === '' || isKnown ? [] : [[value, value] as const])]}
      groups={[
        [t.staffGroup, choicesOf(people)],
        [t.machineGroup, choicesOf(clients)],
      ]}
    />
  )
}
