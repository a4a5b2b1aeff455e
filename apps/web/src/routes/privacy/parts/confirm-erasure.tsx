import { erasedKinds } from '@foyer/api/erased-kinds'
import type { PrivacyReply } from '@foyer/api/privacy'
import { useId, useState } from 'react'
import * as styles from '../../../shared/agreements/consents.module.css'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx'
import * as pageStyles from '../page.module.css'
import { text } from './erasure-text.ts'
import { RetainedRecords } from './retained-records.tsx'

interface ConfirmErasureProps {
  privacy: PrivacyReply
  onConfirm: () => void
  onClose: () => void
}

const day = 86_400_000

/**
 * The confirmation of an erasure: what is erased, what is stored until when, and what is lost, with a checkbox and a
 * button.
 */
export const ConfirmErasure = ({ privacy, onConfirm, onClose }: ConfirmErasureProps) => {
  const t = useText(text)
  const id = useId()
  const [understood, setUnderstood] = useState(false)
  const records = privacy.retention
    .filter(({ kind }) => !erasedKinds.includes(kind))
    .map(({ kind, days }) => ({ kind, until: privacy.asOf + days * day }))
  const confirm = async () => {
    if (!understood) return t.tick
    onConfirm()
    return undefined
  }
  return (
    <Dialog
      title={t.sure}
      confirm={t.confirm}
      cancel={t.keep}
      danger
      isIncomplete={!understood}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={pageStyles.privacyQuestion}>
        <p>{t.goes}</p>
        <p>{t.stays}</p>
        <RetainedRecords records={records} />
        {privacy.points > 0 && (
          <p>
            <strong>{fill(t.points, { n: privacy.points })}</strong>
          </p>
        )}
        <div className={pageStyles.privacyTick}>
          <input
            id={id}
            type="checkbox"
            className={styles.check}
            checked={understood}
            onChange={(event) => setUnderstood(event.target.checked)}
          />
          <label htmlFor={id}>{t.understood}</label>
        </div>
      </div>
    </Dialog>
  )
}
