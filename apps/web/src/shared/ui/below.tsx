import { type ReactNode, useDeferredValue } from 'react'

/**
 * Content below the first screen, drawn in a deferred render after the rest. The content above must fill the screen, or
 * the insertion would be visible as a movement.
 */
export const Below = ({ children }: { children: ReactNode }) => (useDeferredValue(true, false) ? children : null)
