import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { copyText } from '../../../platform/copy-text.ts'
import { pathTo } from '../../../platform/path-to.ts'
import { api, failureOf } from '../../../platform/session.ts'
import { failureText } from '../../../shared/errors/failure-text.ts'
import { useFreshProof } from '../../../shared/fresh-proof/use-fresh-proof.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { text } from './voucher-text.ts'

interface CodeState {
  /** undefined while it is hidden */
  readonly code: string | undefined
  readonly problem: string | undefined
  readonly isRequesting: boolean
  /** @param id of the voucher */
  reveal(id: string): Promise<void>
  hide(): void
  copy(): Promise<void>
}

const Context = createContext<CodeState | undefined>(undefined)

/**
 * The code of the voucher, which the card shows and the panel's action requests. It is requested when the person wants
 * to see it, and removed from memory when it is hidden or the screen closes.
 */
export const CodeStateProvider = ({ children }: { children: ReactNode }) => {
  const t = useText(text)
  const [code, setCode] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isRequesting, setRequesting] = useState(false)
  const { withProof, dialog } = useFreshProof()
  const hide = () => setCode(undefined)

  useEffect(() => {
    const hideWithPage = () => document.hidden && setCode(undefined)
    document.addEventListener('visibilitychange', hideWithPage)
    return () => document.removeEventListener('visibilitychange', hideWithPage)
  }, [])

  const reveal = async (id: string) => {
    setRequesting(true)
    setProblem(undefined)
    try {
      const reply = await withProof(() => api(pathTo('POST /user/rewards/code'), { id }))
      if (!document.hidden) setCode(reply.code)
    } catch (error) {
      setProblem(await failureText(failureOf(error)))
    } finally {
      setRequesting(false)
    }
  }
  const copy = async () => showToast(code && (await copyText(code)) ? t.copied : t.notCopied)
  return (
    <Context value={{ code, problem, isRequesting, reveal, hide, copy }}>
      {children}
      {dialog}
    </Context>
  )
}

export const useCodeState = (): CodeState => {
  const state = useContext(Context)
  if (!state) throw new Error('useCodeState needs a CodeStateProvider')
  return state
}
