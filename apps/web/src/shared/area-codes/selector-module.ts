import type { Language } from '../text/languages.ts'
import { loadFullList } from './full-list.ts'
import { groupByInitial, rowsOf } from './groups.ts'
import { nameIn } from './names.ts'

export { Selector } from './selector.tsx'

/**
 * Returns a region's name for the label of the button; undefined if the list cannot load or lacks the region. The
 * lookup sorts the list, so that it is ready when the selector opens.
 */
export const regionName = async (id: string, language: Language): Promise<string | undefined> => {
  const answer = await loadFullList()
  if (answer.kind !== 'list') return undefined
  const entry = rowsOf(groupByInitial(answer.list, language)).find((each) => each.id === id)
  return entry && nameIn(language, entry)
}
