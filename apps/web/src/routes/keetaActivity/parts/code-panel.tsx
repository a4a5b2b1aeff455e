import type { PartnerVoucher } from '@foyer/api/partners'
import * as gateStyles from '../../../shared/activity/gate/gate.module.css'
import { HotlineText } from '../../../shared/hotline/hotline-text.tsx'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { useCodeState } from './code-state.tsx'
import * as styles from './voucher.module.css'
import { text } from './voucher-text.ts'

/** The code of the voucher, masked until the person wants to see it, by the action of the panel at the bottom. */
export const CodePanel = ({ voucher: { maskedCode } }: { voucher: PartnerVoucher }) => {
  const t = useText(text)
  const { code, problem, hide } = useCodeState()
  const tail = maskedCode ?? ''
  return (
    <div className={styles.codePanel}>
      <div>
        <p className={styles.codeName}>{t.code}</p>
        <p className={`${styles.code} numbers`} aria-live="polite">
          {code ?? (
            <>
              <span aria-hidden="true">
                <span className={styles.codeMask}>••••</span> {tail}
              </span>
              <span className="visually-hidden">{fill(t.masked, { tail })}</span>
            </>
          )}
        </p>
      </div>
      {code && (
        <Button look="quiet" onClick={hide}>
          {t.hide}
        </Button>
      )}
      {problem && (
        <p className={gateStyles.gateProblem} role="alert">
          <HotlineText>{problem}</HotlineText>
        </p>
      )}
    </div>
  )
}
