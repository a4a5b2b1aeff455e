import type { Reward } from '@foyer/api/rewards'
import { useEffect, useState } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { api, failureOf } from '../../../platform/session.ts'
import { failureText } from '../../../shared/errors/failure-text.ts'
import { useFreshProof } from '../../../shared/fresh-proof/use-fresh-proof.tsx'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { Spinner } from '../../../shared/ui/spinner.tsx'
import { eyeIcon } from '../icons.ts'
import { CopyButton, useCopy } from './copy-button.tsx'
import * as styles from './detail.module.css'
import { text } from './text.ts'

/** Whether the code is typed in the partner's app, so that there is no QR code. */
const isTyped = ({ item }: Reward): boolean => item.usedWhere === 'partner_app'

/** Whether staff at a counter scan this voucher now. */
export const isAtCounter = (reward: Reward): boolean =>
  reward.type === 'exchange_voucher' && reward.status === 'available' && !isTyped(reward)

/**
 * The code, masked until its owner requests it. It is loaded only then and not cached. If it is typed in the partner's
 * app, showing and copying it is the main action.
 */
export const VoucherCode = ({ reward }: { reward: Reward }) => {
  const t = useText(text)
  const copy = useCopy()
  const [code, setCode] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const { withProof, dialog } = useFreshProof()
  const { id, status, maskedCode: tail } = reward
  useEffect(() => {
    const hide = () => document.hidden && setCode(undefined)
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [])
  if (!tail || status !== 'available') return null

  const toggle = async () => {
    if (code !== undefined) return setCode(undefined)
    setBusy(true)
    setFailed(undefined)
    try {
      const open = () => api(pathTo('POST /user/rewards/code'), { id })
      const reply = await withProof(open)
      if (!document.hidden) setCode(reply.code)
    } catch (error) {
      setFailed(await failureText(failureOf(error)))
    }
    setBusy(false)
  }

  return (
    <div className={`${styles.voucherCode}${isTyped(reward) ? ` ${styles.isTyped}` : ''}`}>
      <small>{isAtCounter(reward) ? t.codeInstead : t.code}</small>
      <div className={styles.voucherCodeRow}>
        <output className="numbers" aria-label={code === undefined ? fill(t.codeEnds, { tail }) : t.code}>
          {code ?? (
            <>
              <span className={styles.hiddenPart}>••••</span> {tail}
            </>
          )}
        </output>
        {!(isTyped(reward) && code === undefined) && (
          <span className={styles.smallButtons}>
            <button
              type="button"
              className={styles.smallButton}
              aria-pressed={code !== undefined}
              aria-busy={busy || undefined}
              onClick={() => busy || void toggle()}
            >
              {busy ? <Spinner /> : <Icon path={eyeIcon} size={20} />}
              {code === undefined ? t.reveal : t.hide}
            </button>
            {code !== undefined && !isTyped(reward) && <CopyButton label={t.copyCode} value={code} />}
          </span>
        )}
      </div>
      {isTyped(reward) && (
        <Button busy={busy} onClick={() => void (code === undefined ? toggle() : copy(code))}>
          {code === undefined ? t.showCode : t.copyCode}
        </Button>
      )}
      {failed && (
        <Notice tone="danger" live>
          {failed}
        </Notice>
      )}
      {dialog}
    </div>
  )
}
