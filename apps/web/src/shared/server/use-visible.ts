import { focusManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Returns whether the page is visible; a background tab is not. */
export const useVisible = (): boolean =>
  useSyncExternalStore(
    (listener) => focusManager.subscribe(listener),
    () => focusManager.isFocused(),
    // in a painted screen
    () => true,
  )
