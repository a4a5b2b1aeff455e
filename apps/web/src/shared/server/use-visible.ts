import { focusManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Whether the page can be seen; a tab in the background cannot. */
export const useVisible = (): boolean =>
  useSyncExternalStore(
    (listener) => focusManager.subscribe(listener),
    () => focusManager.isFocused(),
  )
