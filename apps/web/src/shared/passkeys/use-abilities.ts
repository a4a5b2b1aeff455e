import { useEffect, useState } from 'react'
import { type Abilities, findAbilities, noAbilities } from './available.ts'

/** What the page can do with passkeys; nothing until it is known. */
export const useAbilities = (): Abilities => {
  const [abilities, setAbilities] = useState(noAbilities)
  useEffect(() => {
    let isLeft = false
    void findAbilities().then((found) => isLeft || setAbilities(found))
    return () => {
      isLeft = true
    }
  }, [])
  return abilities
}
