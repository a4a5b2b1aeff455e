import type { Language } from '../text/languages.ts'
import { loadFullList } from './full-list.ts'
import { nameIn } from './names.ts'

export { Selector } from './selector.tsx'

/** Name of a region for the button's own name; undefined where the list is out of reach or lacks it. */
export const regionName = async (id: string, language: Language): Promise<string | undefined> => {
  const answer = await loadFullList()
  const entry = answer.kind === 'list' ? answer.list.all.find((each) => each.id === id) : undefined
  return entry && nameIn(language, entry)
}
