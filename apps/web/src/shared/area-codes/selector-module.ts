import type { Language } from '../text/languages.ts'
import { loadFullList } from './full-list.ts'
import { groupByInitial, rowsOf } from './groups.ts'
import { nameIn } from './names.ts'

export { Selector } from './selector.tsx'

/**
 * Name of a region for the button's own name; undefined where the list is out of reach or lacks it. Looked up in the sorted
 * list, which is thereby ready for the tap.
 */
export const regionName = async (id: string, language: Language): Promise<string | undefined> => {
  const answer = await loadFullList()
  if (answer.kind !== 'list') return undefined
  const entry = rowsOf(groupByInitial(answer.list, language)).find((each) => each.id === id)
  return entry && nameIn(language, entry)
}
