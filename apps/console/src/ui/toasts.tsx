import { Toast } from '@base-ui/react/toast'
import { useText } from '@foyer/staff-interface/language'
import { CircleCheck, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { text } from '../text/text.ts'

const List = () => {
  const t = useText(text)
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast" swipeDirection="down">
      <Toast.Content className="toast-content">
        <CircleCheck size={18} aria-hidden="true" />
        <Toast.Title render={<p />} className="toast-title" />
        <Toast.Close className="icon-button icon-button-small" aria-label={t.close}>
          <X size={16} aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}

/** Messages about acts that are done. */
export const Toasts = ({ children }: { children: ReactNode }) => (
  <Toast.Provider timeout={6_000} limit={3}>
    {children}
    <Toast.Portal>
      <Toast.Viewport className="toasts">
        <List />
      </Toast.Viewport>
    </Toast.Portal>
  </Toast.Provider>
)

/** Returns a function that says that an act is done. */
export const useSay = (): ((title: string) => void) => {
  const { add } = Toast.useToastManager()
  return (title) => void add({ title })
}
