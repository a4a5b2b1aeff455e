import { useEffect, useState } from 'react'
import { loadConfig } from '../../platform/config.ts'
import { hostHere } from '../../platform/open-app.ts'
import { isPc } from '../../platform/pc.ts'

/** A browser of a computer, with a wide window and a mouse. */
const isComputer = (): boolean => hostHere().name === 'pc' && isPc()

/**
 * Whether a login by phone makes sense here: on a computer, if the server proves accounts itself. Undefined until the
 * configuration is here; without it nothing is offered.
 */
export const useCanOffer = (): boolean | undefined => {
  const [canOffer, setCanOffer] = useState(() => (isComputer() ? undefined : false))
  useEffect(() => {
    if (canOffer !== undefined) return
    loadConfig().then(
      ({ loginProvider }) => setCanOffer(loginProvider !== true),
      () => setCanOffer(false),
    )
  }, [canOffer])
  return canOffer
}
