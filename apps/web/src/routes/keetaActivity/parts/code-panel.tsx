import type { PartnerVoucher } from '@foyer/api/partners'
import { useEffect, useState } from 'react'
import { copyText } from '../../../platform/copy-text.ts'
import { pathTo } from '../../../platform/path-to.ts'
import { api, failureOf } from '../../../platform/session.ts'
import * as gateStyles from '../../../shared/activity/gate/gate.module.css'
import { failureText } from '../../../shared/errors/failure-text.ts'
import { useFreshProof } from '../../../shared/fresh-proof/use-fresh-proof.tsx'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import * as styles from './voucher.module.css'
import { text } from './voucher-text.ts'

/**
 * The code of the voucher. It is requested when the person wants to see it, and removed from memory when it is hidden
 * or the screen closes.
 */
export const CodePanel = ({ voucher: { id, maskedCode } }: { voucher: PartnerVoucher }) => {
  const t = useText(text)
  const [code, setCode] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isRequesting, setRequesting] = useState(false)
  const { withProof, dialog } = useFreshProof()
  const tail = maskedCode ?? ''

  useEffect(() => {
    const hide = () => document.hidden && setCode(undefined)
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [])

  const reveal = async () => {
    setRequesting(true)
    setProblem(undefined)
    try {
      const open = () => api(pathTo('POST /user/rewards/code'), { id })
      setCode((await withProof(open)).code)
    } catch (error) {
      setProblem(await failureText(failureOf(error)))
    } finally {
      setRequesting(false)
    }
  }
  const copy = async () => showToast(code && (await copyText(code)) ? t.copied : t.notCopied)

  return (
    <div className={styles.codePanel}>
      <div className={code && styles.codeShown}>
        <p className={styles.codeName}>{t.code}</p>
        <p className={`${styles.code} numbers`} aria-live="polite">
          {code ?? (
            <>
              <span aria-hidden="true">•••• {tail}</span>
              <span className="visually-hidden">{fill(t.masked, { tail })}</span>
            </>
          )}
        </p>
      </div>
      {code ? (
        <>
          <Button className={styles.codeCopy} look="plain" onClick={() => void copy()}>
            {t.copy}
          </Button>
          <Button look="quiet" onClick={() => setCode(undefined)}>
            {t.hide}
          </Button>
        </>
      ) : (
        <Button look="plain" busy={isRequesting} onClick={() => void reveal()}>
          {t.show}
        </Button>
      )}
      {problem && (
        <p className={gateStyles.gateProblem} role="alert">
          {problem}
        </p>
      )}
      {dialog}
    </div>
  )
}
