import { type ReactNode, useDeferredValue } from 'react'

/**
 * What lies below the first screen, drawn right after the rest stands: nobody waits for it there. What is above has to fill
 * the screen, or what follows would be seen to move.
 */
export const Below = ({ children }: { children: ReactNode }) => (useDeferredValue(true, false) ? children : null)
