import { prizes, type SceneName } from '../art/scenes.ts'

/**
 * The drawn picture of a reward, by its code or by the name of its file: `tea-set`, `lucky-cash` and `offer-coffee.svg`
 * have one. undefined for a reward that the drawn family does not contain.
 */
export const prizeNamed = (name: string | null | undefined): SceneName | undefined => {
  const stem = name?.replace(/\.\w+$/, '')
  const found = prizes.find((prize) => stem === prize || stem?.endsWith(`-${prize}`))
  return found && `prizes/${found}`
}
